import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { PUBLIC_PATHS } from "@/lib/paths";

import { LegalPage } from "./LegalPage";
import { PageLink, SettingLink } from "./page-links";
import { ContactDetails } from "./ContactDetails";
import { LAST_SECTIONS } from "./sections";
import type { Section } from "./sections";

const SECTIONS: readonly Section[] = [
  { id: "terms-of-use", title: msg`Terms of Use`, Body: TermsOfUse },
  { id: "use-of-the-site", title: msg`Use of the Site`, Body: UseOfSite },
  { id: "responsibilities", title: msg`User Responsibilities`, Body: Responsibilities },
  { id: "disclaimers", title: msg`Disclaimers and Limitation of Liability`, Body: Disclaimers },
  { id: "ending", title: msg`Ending your account`, Body: Termination },
  { id: "governing-law", title: msg`Governing Law`, Body: GoverningLaw },
  { id: LAST_SECTIONS.terms, title: msg`Questions`, Body: ContactSection },
];

/** What people and Lumbung may expect of each other. */
export default function TermsPage() {
  return (
    <LegalPage
      contents
      title={<Trans>Terms</Trans>}
      dates={<Trans>Effective 31 October 2023. Last changed 22 November 2026.</Trans>}
      lead={
        <Trans>
          These terms say what you may expect of Lumbung and what Lumbung expects of you. We have
          kept them short, and in words that need no lawyer.
        </Trans>
      }
      sections={SECTIONS}
    />
  );
}

function TermsOfUse() {
  return (
    <>
      <h3 id="acceptance">
        <Trans>Acceptance of these terms</Trans>
      </h3>
      <p>
        <Trans>
          By opening an account, or by using Lumbung without one, you accept these terms and the{" "}
          <PageLink to={PUBLIC_PATHS.privacy}>Privacy Policy</PageLink>. If you do not agree with
          them, please do not use Lumbung.
        </Trans>
      </p>
      <p>
        <Trans>
          You may use Lumbung before you are 18. Letters, tips for a country, comments and push then
          stay off until a parent or guardian agrees, and turn off again when they withdraw.
        </Trans>
      </p>
      <h3 id="modifications">
        <Trans>Modifications</Trans>
      </h3>
      <p>
        <Trans>
          We may change these terms when Lumbung or the law changes. The date above says when that
          happened last. We announce a change that puts you in a worse position by mail, at least 14
          days before it holds; until then, and afterwards too, you can take your data with you and
          close your account. Who goes on using Lumbung accepts the new terms.
        </Trans>
      </p>
      <p>
        <Trans>
          These terms are written in Bahasa Indonesia and in English. Where they differ, the
          Indonesian text applies.
        </Trans>
      </p>
    </>
  );
}

function UseOfSite() {
  return (
    <>
      <h3 id="accounts">
        <Trans>User accounts</Trans>
      </h3>
      <p>
        <Trans>
          Lumbung is for your own, personal money. Using it costs nothing. An account belongs to one
          person and needs an email address that reaches you. Please give details that are true and
          keep them up to date.
        </Trans>
      </p>
      <p>
        <Trans>
          What you write down stays yours. We only do with it what Lumbung is for, and what the
          Privacy Policy says.
        </Trans>
      </p>
      <h3 id="account-security">
        <Trans>Account security</Trans>
      </h3>
      <ul>
        <li>
          <Trans>
            Choose a password that you use nowhere else, and turn on the second step at sign-in if
            you can.
          </Trans>
        </li>
        <li>
          <Trans>
            Keep your password, codes and mailed links to yourself. We never ask for a password by
            mail, phone or chat.
          </Trans>
        </li>
        <li>
          <Trans>
            If you think that somebody else is in your account, sign out all other devices in the
            settings, change the password, and tell us.
          </Trans>
        </li>
        <li>
          <Trans>
            You answer for what is done with your account, unless it happened without any fault of
            yours.
          </Trans>
        </li>
      </ul>
    </>
  );
}

function ProhibitedUse() {
  return (
    <ul>
      <li>
        <Trans>
          <strong>Unlawful use:</strong> anything that breaks the law, such as fraud, laundering
          money or offering illegal loans and gambling.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Impersonation:</strong> posing as another person, as a company or authority, or as
          one of us.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Interfering with the site:</strong> overloading it, calling it by machine beyond
          what a person would, or spoiling it for others.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Circumventing security:</strong> getting around a sign-in, a limit or a block,
          looking for weak points without telling us, or reaching for the data of others.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Uploading malware:</strong> viruses, hidden scripts, or anything else that harms
          devices or data.
        </Trans>
      </li>
    </ul>
  );
}

function Responsibilities() {
  return (
    <>
      <h3 id="prohibited">
        <Trans>Prohibited activities</Trans>
      </h3>
      <p>
        <Trans>You agree not to use Lumbung for any of these:</Trans>
      </p>
      <ProhibitedUse />
      <p>
        <Trans>
          If you find a weak point and tell us before anyone else, without touching what belongs to
          others, we thank you and take no steps against you.
        </Trans>
      </p>
      <h3 id="content">
        <Trans>User content</Trans>
      </h3>
      <p>
        <Trans>
          Comments, and the username and photo beside them, are seen by everybody. They stay yours.
          You give us the right, free of charge and not exclusively, to store them and to show them
          on Lumbung for as long as they stand there. Delete a comment, and this right ends.
        </Trans>
      </p>
      <p>
        <Trans>
          Write only what is yours to publish: no insults, no advertising, no promises of quick
          money, no private details of others. A comment with links waits until one of us has read
          it. Readers can report a comment. We remove what breaks these terms, and tell whoever
          wrote it why.
        </Trans>
      </p>
      <p>
        <Trans>
          Your records, goals and reminders are no such content. Nobody gets a right to publish
          them.
        </Trans>
      </p>
    </>
  );
}

function Disclaimers() {
  return (
    <>
      <h3 id="no-advice">
        <Trans>Disclaimers</Trans>
      </h3>
      <ul>
        <li>
          <Trans>
            <strong>Not advice.</strong> Lumbung is a tool to write things down and to plan. It is
            no bank, no lender, no investment adviser and no tax adviser, and holds no licence of
            the financial authority OJK to be one. Articles, suggestions and figures are general.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Not a promise.</strong> A simulation shows what would be, if its assumptions
            held. Returns differ, and investments can lose value. Please decide for yourself, and
            ask a licensed adviser where much is at stake.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>As it is.</strong> We look after Lumbung with care, but we cannot promise that
            it always runs, has no faults, or fits every purpose. Reminders may come late or not at
            all: a payment that matters needs a second note.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>What you enter counts.</strong> Sums are only as right as the records behind
            them. Exchange rates are dated and for orientation.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Other sites.</strong> Articles name their sources. What stands there is up to
            those who run them.
          </Trans>
        </li>
      </ul>
      <h3 id="liability">
        <Trans>Limitation of liability</Trans>
      </h3>
      <p>
        <Trans>
          As far as the law allows, we are not liable for indirect damage, lost profit, decisions
          made from figures shown here, or data that a backup of yours would have saved. Lumbung is
          free; where we are liable nevertheless, it is for the damage that was foreseeable.
        </Trans>
      </p>
      <p>
        <Trans>
          Nothing here limits liability for intent or gross negligence, what we owe you for the
          protection of your personal data, or the rights that Law 8 of 1999 on Consumer Protection
          gives you.
        </Trans>
      </p>
    </>
  );
}

function Termination() {
  return (
    <>
      <p>
        <Trans>
          You can leave at any time, without a reason: export your data and close the account in{" "}
          <SettingLink>your settings</SettingLink>. For 72 hours you can undo it by the link we
          mail; then everything is erased.
        </Trans>
      </p>
      <p>
        <Trans>
          We may suspend an account that breaks these terms, harasses or deceives others, puts them
          in danger, or that somebody else may have got into. We mail you the reason or how to ask
          for it, unless the law forbids it. From then on every device is signed out and nobody can
          sign in, your comments are hidden, and reminders and letters rest. Nothing of yours is
          deleted.
        </Trans>
      </p>
      <p>
        <Trans>
          If you see it differently, write to us as that mail says. We look at it again and answer;
          once a suspension is lifted, everything is as you left it. You can get your data or have
          it erased meanwhile, too.
        </Trans>
      </p>
      <p>
        <Trans>
          Should Lumbung ever end, you hear of it at least 30 days before, in time to take your data
          with you.
        </Trans>
      </p>
    </>
  );
}

function GoverningLaw() {
  return (
    <>
      <p>
        <Trans>
          The law of the Republic of Indonesia applies to these terms. Let us talk first: most
          disputes end with a conversation. If ours does not within 30 days, the competent court in
          Indonesia decides, or, if you prefer, the consumer dispute settlement agency (BPSK).
        </Trans>
      </p>
      <h3 id="indemnification">
        <Trans>Indemnification</Trans>
      </h3>
      <p>
        <Trans>
          If somebody makes a claim against us because you broke these terms or the rights of
          others, you make good the damage and the reasonable costs that follow from it, as far as
          you are at fault. We tell you about such a claim at once and settle nothing at your
          expense without you.
        </Trans>
      </p>
      <h3>
        <Trans>If a part does not hold</Trans>
      </h3>
      <p>
        <Trans>Should one of these terms be void, the others stay as they are.</Trans>
      </p>
    </>
  );
}

function ContactSection() {
  return (
    <>
      <p>
        <Trans>Something unclear? Ask before you agree. A person answers.</Trans>
      </p>
      <ContactDetails />
    </>
  );
}
