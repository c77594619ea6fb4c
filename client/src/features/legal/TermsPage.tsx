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
  { id: "ending", title: msg`Closing your account`, Body: Termination },
  { id: "governing-law", title: msg`Governing Law`, Body: GoverningLaw },
  { id: LAST_SECTIONS.terms, title: msg`Questions`, Body: ContactSection },
];

/** What people and Lumbung may expect of each other. */
export default function TermsPage() {
  return (
    <LegalPage
      contents
      title={<Trans>Terms</Trans>}
      dates={<Trans>Effective 31 October 2023. Last changed 29 November 2026.</Trans>}
      lead={
        <Trans>
          These terms say what you can expect from Lumbung and what Lumbung expects from you. We've
          kept them short, in words that don't need a lawyer.
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
          <PageLink to={PUBLIC_PATHS.privacy}>Privacy Policy</PageLink>. If you don't agree, please
          don't use Lumbung.
        </Trans>
      </p>
      <p>
        <Trans>
          You can use Lumbung before you turn 18. Until a parent or guardian agrees, letters, tips
          for your country, comments and push notifications stay off. They turn off again if consent
          is withdrawn.
        </Trans>
      </p>
      <h3 id="modifications">
        <Trans>Modifications</Trans>
      </h3>
      <p>
        <Trans>
          We may change these terms when Lumbung or the law changes. The date above shows the last
          change. If a change puts you at a disadvantage, we'll email you at least 14 days before it
          takes effect. You can take your data with you and close your account at any time, before
          or after. If you continue to use Lumbung, you accept the new terms.
        </Trans>
      </p>
      <p>
        <Trans>
          These terms are written in Bahasa Indonesia and English. If they differ, the Indonesian
          text applies.
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
          Lumbung is for your own personal money. It's free to use. An account belongs to one person
          and needs an email address that reaches you. Please give true details and keep them up to
          date.
        </Trans>
      </p>
      <p>
        <Trans>
          You can try Lumbung without an account, on one device and with up to 500 entries. What you
          record is erased when you sign out or after 14 days without use, and we can't bring it
          back. Register before that to keep it.
        </Trans>
      </p>
      <p>
        <Trans>
          What you record stays yours. We use it only to run Lumbung, as the Privacy Policy
          describes.
        </Trans>
      </p>
      <h3 id="account-security">
        <Trans>Account security</Trans>
      </h3>
      <ul>
        <li>
          <Trans>
            Choose a password you don't use anywhere else, and turn on two-step sign-in if you can.
          </Trans>
        </li>
        <li>
          <Trans>
            Keep your password, codes and emailed links to yourself. We never ask for a password by
            email, phone or chat.
          </Trans>
        </li>
        <li>
          <Trans>
            If you think someone else is in your account, sign out all other devices in the
            settings, change your password, and tell us.
          </Trans>
        </li>
        <li>
          <Trans>
            You are responsible for anything done through your account, unless it happened through
            no fault of your own.
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
          <strong>Unlawful use:</strong> anything that breaks the law, such as fraud, money
          laundering or offering illegal loans or gambling.
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
          <strong>Interfering with the site:</strong> overloading it, using automated requests
          beyond what a person would make, or spoiling it for others.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Circumventing security:</strong> getting around a sign-in, a limit or a block,
          looking for weaknesses without telling us, or trying to reach other people's data.
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
          If you find a vulnerability and tell us before anyone else, without touching what belongs
          to others, we'll thank you and take no action against you.
        </Trans>
      </p>
      <h3 id="content">
        <Trans>User content</Trans>
      </h3>
      <p>
        <Trans>
          Everyone can see comments and the username and photo next to them. Your comments stay
          yours. You give us the free, non-exclusive right to store them and show them on Lumbung
          for as long as they are posted. If you delete a comment, this right ends.
        </Trans>
      </p>
      <p>
        <Trans>
          Only post what you're allowed to publish: no insults, advertising, promises of quick money
          or private details of others. A comment with links waits until one of us has read it.
          Readers can report a comment. We remove what breaks these terms and tell the author why.
        </Trans>
      </p>
      <p>
        <Trans>
          None of this applies to your records, goals and reminders. Nobody has the right to publish
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
            <strong>Not advice.</strong> Lumbung is a tool for recording and planning. It is not a
            bank, lender, investment adviser or tax adviser, and is not licensed as one by OJK, the
            financial authority. Articles, suggestions and figures are general.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Not a promise.</strong> A simulation shows what would happen if its assumptions
            held. Returns vary, and investments can lose value. Decide for yourself, and ask a
            licensed adviser when a lot is at stake.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>As is.</strong> We look after Lumbung with care, but we can't promise that it
            will always work, be free of faults or suit every purpose. Reminders may arrive late or
            not at all, so note important payments elsewhere too.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It depends on what you enter.</strong> Totals are only as accurate as the
            records behind them. Exchange rates are only a guide and show the date they're from.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Other sites.</strong> Articles link to their sources. Those sites are
            responsible for their own content.
          </Trans>
        </li>
      </ul>
      <h3 id="liability">
        <Trans>Limitation of liability</Trans>
      </h3>
      <p>
        <Trans>
          As far as the law allows, we are not liable for indirect damage, lost profit, decisions
          based on figures shown here, or data loss that a backup of your own would have prevented.
          Lumbung is free; where we are still liable, our liability is limited to foreseeable
          damage.
        </Trans>
      </p>
      <p>
        <Trans>
          Nothing in these terms limits liability for wilful misconduct or gross negligence, our
          duty to protect your personal data, or your rights under Law 8 of 1999 on Consumer
          Protection.
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
          You can leave at any time, without giving a reason: export your data and close the account
          in <SettingLink>your settings</SettingLink>. You have 72 hours to undo this with the link
          we email you; then everything is erased.
        </Trans>
      </p>
      <p>
        <Trans>
          We may suspend an account that breaks these terms, harasses, deceives or endangers others,
          or may have been accessed by someone else. We email you the reason or how to ask for it,
          unless the law forbids it. While it's suspended, every device is signed out, no one can
          sign in, your comments are hidden, and reminders and letters are paused. We don't delete
          any of your data.
        </Trans>
      </p>
      <p>
        <Trans>
          If you disagree, write to us as described in that email. We'll review it and answer; once
          a suspension is lifted, everything is as you left it. In the meantime you can still get
          your data or have it erased.
        </Trans>
      </p>
      <p>
        <Trans>
          If Lumbung ever shuts down, we'll tell you at least 30 days in advance so you can take
          your data with you.
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
          The law of the Republic of Indonesia applies to these terms. Let's talk first: most
          disputes can be settled in a conversation. If we can't settle ours within 30 days, the
          competent court in Indonesia decides, or, if you prefer, the consumer dispute settlement
          agency (BPSK).
        </Trans>
      </p>
      <h3 id="indemnification">
        <Trans>Indemnification</Trans>
      </h3>
      <p>
        <Trans>
          If someone makes a claim against us because you broke these terms or violated the rights
          of others, you will compensate us for the resulting damage and reasonable costs, to the
          extent you are at fault. We'll tell you about any such claim right away and won't settle
          anything at your expense without you.
        </Trans>
      </p>
      <h3>
        <Trans>If a part is invalid</Trans>
      </h3>
      <p>
        <Trans>If one of these terms is void, the others still apply.</Trans>
      </p>
    </>
  );
}

function ContactSection() {
  return (
    <>
      <p>
        <Trans>Is something unclear? Ask before you agree. A person answers.</Trans>
      </p>
      <ContactDetails />
    </>
  );
}
