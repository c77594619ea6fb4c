import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { LegalPage } from "./LegalPage";
import { SettingLink } from "./page-links";
import { DataCollection, DataRetention, DataSharing, DataUse } from "./PrivacyDataSections";
import { ContactDetails } from "./ContactDetails";
import { LAST_SECTIONS } from "./sections";
import type { Section } from "./sections";

const SECTIONS: readonly Section[] = [
  { id: "collected", title: msg`Information we collect`, Body: DataCollection },
  { id: "use", title: msg`How we use it`, Body: DataUse },
  { id: "sharing", title: msg`How we share it`, Body: DataSharing },
  { id: "cookies", title: msg`Cookies and counting visits`, Body: CookiesSection },
  { id: "security", title: msg`How we protect it`, Body: SecuritySection },
  { id: "kept", title: msg`How long we keep it`, Body: DataRetention },
  { id: "rights", title: msg`Your data rights`, Body: RightsSection },
  { id: "children", title: msg`Children and parents`, Body: ChildrenSection },
  { id: "changes", title: msg`Changes to this policy`, Body: ChangesSection },
  { id: LAST_SECTIONS.privacy, title: msg`Contact`, Body: ContactSection },
];

/** The privacy policy; each sentence is true of this software. */
export default function PrivacyPage() {
  return (
    <LegalPage
      contents
      title={<Trans>Privacy Policy</Trans>}
      dates={<Trans>Effective 31 October 2023. Last changed 22 November 2026.</Trans>}
      lead={
        <Trans>
          What you write down about your money is nobody's business but yours. Lumbung keeps what it
          needs to work for you, sells nothing, shows no advertising, and lets you take everything
          with you or erase it whenever you like.
        </Trans>
      }
      sections={SECTIONS}
    />
  );
}

function CookiesSection() {
  return (
    <>
      <p>
        <Trans>
          Who only reads gets no cookie at all, so there is no banner to click away. These are all
          the cookies there are; none of them follows you to another site.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>The session cookie</strong> comes when you sign in and keeps you signed in, for
            at most 90 days.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The device cookie</strong> also comes when you sign in. It lets us tell your
            browser from a stranger's, so that we can warn you about a new one. It ends after 400
            days.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>lang</strong> comes when you choose a language, and remembers only that, for a
            year.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Beside them your browser's own storage remembers how a page shall look (theme, text size,
          currency, hidden amounts), whether and when somebody signed in was here, whether
          notifications are on, for three days where you wanted to go when you asked for an account
          or a new password, and, until the window closes, what you had typed before a reload. Where
          people who run Lumbung write articles, their browser keeps what is not saved yet.
        </Trans>
      </p>
      <h3 id="counting">
        <Trans>How we count visits</Trans>
      </h3>
      <p>
        <Trans>
          We count page views ourselves, without cookies and without any other company: which page,
          from which site, which system, which country. The country comes from our network or, when
          you are signed in, from your profile; until we have looked there, usually within a minute,
          the view waits together with your account. To count a visitor once a day we compute a mark
          from internet address, system and kind of browser with a random key; key and marks are
          thrown away when the day is over. Within two hours what waited and what was thrown away
          has left our disks too. No internet address, no account and no such mark is stored with
          the numbers. If your browser sends Do Not Track or Global Privacy Control, you are not
          counted. Pages behind the sign-in are counted in the same way, never what stands on them.
        </Trans>
      </p>
      <p>
        <Trans>
          No page loads anything from elsewhere: no fonts, no maps, no buttons of social networks.
        </Trans>
      </p>
    </>
  );
}

function SecuritySection() {
  return (
    <>
      <ul>
        <li>
          <Trans>What travels between you and Lumbung is encrypted (https).</Trans>
        </li>
        <li>
          <Trans>
            Passwords are kept as Argon2id hashes, and common ones are refused. A second step with
            an authenticator app is there for everybody.
          </Trans>
        </li>
        <li>
          <Trans>
            Changing a password, exporting, turning off the second step and closing the account ask
            for your password again, unless you gave it in the last ten minutes.
          </Trans>
        </li>
        <li>
          <Trans>
            The cookies of a sign-in cannot be read by scripts, and only a hash of them is stored.
          </Trans>
        </li>
        <li>
          <Trans>
            Amounts, passwords and email addresses are kept out of our logs. Backups are encrypted.
          </Trans>
        </li>
        <li>
          <Trans>
            What happens to accounts, also by people who run Lumbung, stands in a log that the
            database lets nobody change and that shows when somebody did so nevertheless.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          No system is perfectly safe. If your data is ever exposed, we write to you and to the
          authority within 3 × 24 hours, as the law asks: what was exposed, when and how, and what
          we do about it.
        </Trans>
      </p>
    </>
  );
}

function RightsSection() {
  return (
    <>
      <p>
        <Trans>
          Law 27 of 2022 gives you rights, and most of them are a button in{" "}
          <SettingLink>your settings</SettingLink>:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>See and take along:</strong> everything we hold about you in one ZIP file, in
            formats that people and programs can read.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>See who looked:</strong> when one of us saw your transactions, and why.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Correct:</strong> change your details and every record yourself.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Erase:</strong> type DELETE, confirm with your password, and the account is
            closed at once and erased after 72 hours.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Take back a consent:</strong> every switch works at once, also without signing
            in by the link in each optional mail.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Restrict, object, or ask anything else:</strong> write your request there. A
            person reads it; the answer comes by mail and stands beside your request.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          We answer every request within 3 × 24 hours. That is the time which Law 27 of 2022 gives
          for showing, correcting and restricting data and for ending a use after a consent was
          taken back. Whatever else it takes is settled within one month. It costs nothing. If we
          have to refuse, we say why. While your account is suspended, all these rights stay yours:
          write to us.
        </Trans>
      </p>
      <p>
        <Trans>
          If our answer does not satisfy you, you can turn to the authority for the protection of
          personal data or to a court in Indonesia.
        </Trans>
      </p>
    </>
  );
}

function ChildrenSection() {
  return (
    <>
      <p>
        <Trans>
          Learning to handle money may begin early. Whoever tells us that they are under 18 is asked
          for the email address of a parent or guardian, who gets a link that is good for seven
          days. Until it is opened and the consent given, letters, tips for a country, comments and
          push stay off. Everything else can be used.
        </Trans>
      </p>
      <p>
        <Trans>
          Of a consent we keep which text it was given to, when, and a hash of the parent's address.
          It can be taken back at any time, in the settings or by a word to us, and parents may ask
          us to show or erase their child's data.
        </Trans>
      </p>
    </>
  );
}

function ChangesSection() {
  return (
    <>
      <p>
        <Trans>
          When the software changes, this page changes with it, and so does the date at its top. We
          announce whatever lessens your rights or uses your data for something new before it
          begins, by mail. Where the law asks for your consent, nothing changes without it.
        </Trans>
      </p>
      <p>
        <Trans>
          This policy is written in Bahasa Indonesia and in English. Where they differ, the
          Indonesian text applies.
        </Trans>
      </p>
    </>
  );
}

function ContactSection() {
  return (
    <>
      <p>
        <Trans>
          Signed in, the quickest way is a request or a message from{" "}
          <SettingLink>your settings</SettingLink>. Without an account, or while yours is suspended,
          write to us; a person answers.
        </Trans>
      </p>
      <ContactDetails />
    </>
  );
}
