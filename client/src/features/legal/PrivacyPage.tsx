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
      dates={<Trans>Effective 31 October 2023. Last changed 29 November 2026.</Trans>}
      lead={
        <Trans>
          What you record about your money is nobody's business but yours. Lumbung keeps what it
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
          If you're just reading, we don't set any cookies, so there's no cookie banner to dismiss.
          These are all our cookies, and none of them follow you to other sites.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>The session cookie</strong> is set when you sign in and keeps you signed in for
            up to 90 days, or up to 400 if you try Lumbung without an account.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The device cookie</strong> is also set when you sign in. It lets us tell your
            browser from a stranger's, so we can warn you about a new one. It expires after 400
            days.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>lang</strong> is set when you choose a language. It remembers only that choice,
            for a year.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Your browser also stores your display settings (theme, text size, currency, hidden
          amounts), whether and when someone signed in on this browser, and whether notifications
          are on. If you sign up or reset your password, it remembers the page you were going to for
          three days. If you reload a page, it keeps what you've typed until you close the window.
          When our team writes articles, their browsers also keep unsaved drafts.
        </Trans>
      </p>
      <p>
        <Trans>
          After you sign in, your browser also keeps Lumbung's program files, so it opens without a
          connection. They contain nothing about you. It counts the days you visit until it has
          offered once to install Lumbung.
        </Trans>
      </p>
      <OnYourDevice />
      <h3 id="counting">
        <Trans>How we count visits</Trans>
      </h3>
      <p>
        <Trans>
          We count page views ourselves, without cookies and without any other company: which page,
          from which site, which system, which country. The country comes from our network or, if
          you are signed in, from your profile; until we have looked it up, usually within a minute,
          the view is linked to your account. To count each visitor once a day, we derive a code
          from the IP address, system and browser type with a random key; we discard the key and the
          codes at the end of the day. Within two hours, linked and discarded data is gone from our
          disks too. We don't store an IP address, account or code with the totals. If your browser
          sends Do Not Track or Global Privacy Control, we don't count you. We count pages you see
          after signing in the same way, never their content.
        </Trans>
      </p>
      <p>
        <Trans>
          No page loads anything from elsewhere: no fonts, maps or social media buttons.
        </Trans>
      </p>
    </>
  );
}

/** What browsers store of a person for the time without a connection. */
function OnYourDevice() {
  return (
    <>
      <h3 id="device">
        <Trans>What stays on your device</Trans>
      </h3>
      <p>
        <Trans>
          While you're signed in, your browser keeps your account's ID, your time zone, your
          categories and the names of your wallets, so you can record without a connection. What you
          record then stays in your browser until it's sent. If you turn it on, your browser also
          keeps your last overview, your wallets with their balances, your profile and your newest
          50 entries. Signing out deletes all of this.
        </Trans>
      </p>
      <p>
        <Trans>
          If your session ends in another way, entries that haven't been sent wait until you sign in
          again in this browser. If you were trying Lumbung without an account, they are deleted 14
          days after you recorded them. Everything else is deleted the next time Lumbung opens.
        </Trans>
      </p>
      <p>
        <Trans>
          A sentence or message that you type, paste or share to fill in a transaction is read in
          your browser and isn't sent to us. We only receive what you save. If you share something
          while signed out, it waits ten minutes for someone to sign in. After that it is deleted,
          at the latest the next time Lumbung opens.
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
          <Trans>Data sent between you and Lumbung is encrypted (HTTPS).</Trans>
        </li>
        <li>
          <Trans>
            We store passwords as Argon2id hashes and refuse common ones. Anyone can turn on
            two-step sign-in with an authenticator app.
          </Trans>
        </li>
        <li>
          <Trans>
            To change your password, export data, turn off two-step sign-in or close the account,
            you need to enter your password again, unless you entered it in the last ten minutes.
          </Trans>
        </li>
        <li>
          <Trans>Scripts can't read sign-in cookies, and we store only a hash of them.</Trans>
        </li>
        <li>
          <Trans>
            Our logs contain no amounts, passwords or email addresses. Backups are encrypted.
          </Trans>
        </li>
        <li>
          <Trans>
            What happens to accounts, including anything the people who run Lumbung do, is recorded
            in a log. The database protects the log from changes, and any tampering shows.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          No system is perfectly safe. If your data is ever exposed, we notify you and the authority
          in writing within 3 × 24 hours, as the law requires: what was exposed, when and how, and
          what we are doing about it.
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
          Law 27 of 2022 gives you rights, and you can use most of them with a tap in{" "}
          <SettingLink>your settings</SettingLink>:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>See and download:</strong> everything we hold about you in one ZIP file, in
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
            <strong>Erase:</strong> type DELETE and confirm with your password. The account closes
            right away and is erased after 72 hours. Without an account, signing out erases
            everything.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Withdraw consent:</strong> every switch takes effect right away. The link in
            each optional email works without signing in.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Restrict, object, or ask anything else:</strong> write your request there. A
            person reads it; the answer comes by email and appears next to your request.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          We answer every request within 3 × 24 hours. That is the time Law 27 of 2022 allows for
          showing, correcting and restricting data and for ending its use after consent is
          withdrawn. Anything else is settled within one month. It's free. If we have to refuse, we
          say why. You keep all these rights while your account is suspended: write to us.
        </Trans>
      </p>
      <p>
        <Trans>
          If you aren't satisfied with our answer, you can turn to the personal data protection
          authority or to a court in Indonesia.
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
          It's never too early to learn about money. If you tell us you are under 18, we ask for the
          email address of a parent or guardian, who gets a link that works for seven days. Until
          they open it and consent, letters, tips for your country, comments and push notifications
          stay off. You can use everything else.
        </Trans>
      </p>
      <p>
        <Trans>
          For each consent we keep the version of the text, the time, and a hash of the parent's
          address. Consent can be withdrawn at any time, in the settings or by contacting us, and
          parents may ask us to show or erase their child's data.
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
          When the software changes, this page changes with it, and so does the date at the top. If
          a change reduces your rights or uses your data for something new, we announce it by email
          beforehand. Where the law requires your consent, nothing changes without it.
        </Trans>
      </p>
      <p>
        <Trans>
          This policy is written in Bahasa Indonesia and English. If they differ, the Indonesian
          text applies.
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
          If you are signed in, the quickest way is a request or message from{" "}
          <SettingLink>your settings</SettingLink>. Without an account, or while yours is suspended,
          write to us; a person answers.
        </Trans>
      </p>
      <ContactDetails />
    </>
  );
}
