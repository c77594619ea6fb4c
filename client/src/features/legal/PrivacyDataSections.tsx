import { Trans } from "@lingui/react/macro";

import { PUBLIC_PATHS } from "@/lib/paths";

import { PageLink, SettingLink } from "./page-links";

/** Data that people provide at registration and later. */
function ProvidedData() {
  return (
    <ul>
      <li>
        <Trans>
          <strong>Your account:</strong> full name, username, email address, phone number and a
          password, which we keep only as a hash that can't be reversed. Without an account, we have
          none of these.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Your profile, as much as you choose to share:</strong> age range, country, photo,
          payday, time zone, language, theme, text size and currency.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Your money:</strong> the income, expenses, categories, budgets, goals, investment
          plans and reminders you record. Lumbung never asks for a bank login or reads a bank
          account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Your answers:</strong> to the twelve quiz questions and the risk questions. You
          can skip any of them.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>What you tell us and others:</strong> messages to support, requests about your
          data, our answers to both, and comments on articles.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Reports of comments:</strong> who reported which comment, the reason, any note,
          and when. The author of the comment doesn't learn who reported it.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A parent's email address,</strong> if you tell us you are under 18. Thirty days
          after we email it, we keep only a hash.
        </Trans>
      </li>
    </ul>
  );
}

/** What a visit leaves behind by itself. */
function GeneratedData() {
  return (
    <ul>
      <li>
        <Trans>
          <strong>Signed-in devices:</strong> browser, system, IP address, country if our network
          reports it, and when each was first and last used. You see this list in your settings and
          can sign out any of them.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The date of last use:</strong> one date for each account, in Jakarta time. We use
          it to count how many accounts are in use; for past days we keep only the totals. The
          people who run Lumbung see the date next to the account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Views of your transactions</strong> by the people who run Lumbung: when, in which
          role, for what reason, and how many records they saw. You can see these in your settings.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A suspension:</strong> when it began, the reason, and what we wrote to you about
          it.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>An invitation:</strong> the people who run Lumbung can invite someone. We then
          keep the name, email address and language they entered, who invited them and when. We only
          create an account if they accept.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A security log:</strong> sign-ins, password changes and data exports, and what the
          people who run Lumbung did with accounts and content; when, and whether it worked. It
          identifies accounts only by number. We keep the IP address and browser with it for 30
          days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Browser notifications,</strong> if you turn them on: the address your browser gave
          us for them, and the keys that encrypt them.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Emails we sent you:</strong> what kind, when, and whether they arrived. We don't
          store the text.
        </Trans>
      </li>
    </ul>
  );
}

export function DataCollection() {
  return (
    <>
      <h3>
        <Trans>What you give us</Trans>
      </h3>
      <ProvidedData />
      <h3>
        <Trans>What we record while you use Lumbung</Trans>
      </h3>
      <GeneratedData />
      <h3>
        <Trans>What we do not collect</Trans>
      </h3>
      <p>
        <Trans>
          Contacts, phone location, identity cards, card or account numbers, biometric data, or
          anything from data brokers or social networks.
        </Trans>
      </p>
    </>
  );
}

export function DataUse() {
  return (
    <>
      <p>
        <Trans>
          We use your data only for the purpose you gave it for. Indonesia's Law 27 of 2022 on
          Personal Data Protection requires a legal basis; these are ours.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>To do what you signed up for</strong> (our agreement with you): keep your
            records, add them up, draw your charts, plan budgets and goals, remind you, and answer
            your messages. A person answers, sometimes with a prepared reply.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To reach you the way you chose</strong> (your consent): reminders by email and
            push, the monthly letter, your private calendar address, tips for your country. Each has
            a switch, and each of these emails has a one-click unsubscribe link.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To keep accounts safe</strong> (our and your legitimate interest): spot
            intruders, slow down password guessing, tell you about a new device or a changed
            password, and suspend an account where the{" "}
            <PageLink to={PUBLIC_PATHS.terms}>Terms</PageLink> allow it. We send these notices
            regardless of your settings.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To know how much Lumbung is used, and to invite people</strong> (our legitimate
            interest): count visits and active accounts, and email invitations.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To follow the law,</strong> where it requires us to.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Suggestions, such as how to split your income or how much to save each month for a goal,
          are calculated from what you recorded, with rules we show you. You decide what to do with
          them. No machine makes decisions about you, we don't train any model on your data, and we
          don't build profiles for anyone else.
        </Trans>
      </p>
    </>
  );
}

export function DataSharing() {
  return (
    <>
      <p>
        <Trans>
          We never sell, rent or trade personal data, and nobody advertises here. Your data leaves
          Lumbung only in these cases:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Our providers:</strong> the companies that run our servers and deliver our
            email. They work on our instructions and may not use your data for anything else.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your browser's push service</strong> (Google, Mozilla, Apple or Microsoft), if
            you turn notifications on. What we send through it is encrypted for your browser and
            contains no amounts.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your own calendar,</strong> if you give it your private calendar address. It
            shows amounts only if you allow it, and a new address disables the old one.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Other readers:</strong> your comments are public, with your username and photo.
            Anyone with the link to your photo can open it. Published articles and their earlier
            versions don't show who on our team wrote them. Only we can see who edited an article,
            until that editor's account is erased.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>People who run Lumbung:</strong> they see profiles, the date of last use,
            messages, requests and comments when their work requires it, never a password, and only
            with two-step sign-in. If they record a reason, they can also see the date, amount and
            type of your transactions, never what they were for. Every time they do, it's listed
            under “Who saw my data” in <SettingLink>your settings</SettingLink>.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Authorities:</strong> only where Indonesian law requires it, and only what it
            requires. We tell you unless the law forbids it.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          We use servers outside Indonesia only where your data is protected as well as Law 27 of
          2022 requires. If Lumbung changes hands, we'll tell you before your data moves, in time
          for you to take it with you or erase it.
        </Trans>
      </p>
    </>
  );
}

/** What goes by itself, and when. */
function RetentionPeriods() {
  return (
    <ul>
      <li>
        <Trans>
          <strong>Records, budgets, goals, reminders, comments:</strong> until you delete them. You
          can restore a deleted record for a day, then it is gone; a deleted reminder is gone after
          30 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Reports of a comment:</strong> until the comment, or the account that reported it,
          is erased.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Messages to support, requests about your data, and our answers:</strong> for as
          long as you have an account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The date of last use:</strong> until a later one replaces it.{" "}
          <strong>Who saw your data:</strong> for as long as you have an account.{" "}
          <strong>Why an account is suspended:</strong> until the suspension ends.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>An invitation:</strong> its link works once and expires after 72 hours. We delete
          the address and name 30 days after it was accepted, withdrawn or expired, or earlier with
          the account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A closed account:</strong> erased after 72 hours; until then you can undo it.
          Encrypted backups that still contain it are deleted within 35 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>An account that was never confirmed:</strong> 72 hours.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>What you record without an account:</strong> erased when you sign out, or after 14
          days without use. We keep only how many people try Lumbung on a day.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Sessions:</strong> 14 days without use, 90 days at most, 400 without an account.
          Known browsers: 400 days after the last sign-in.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A browser's notification address:</strong> until you turn notifications off, or at
          most 90 days after we last saw that browser.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The archive of your data:</strong> 48 hours after it is ready.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Notifications under the bell:</strong> 90 days.{" "}
          <strong>Records of sent emails:</strong> 30 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Monthly letters:</strong> your last twelve, with the figures from the day each was
          written.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The security log:</strong> 24 months; IP addresses in it 30 days.{" "}
          <strong>Server logs:</strong> 30 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Individual page views:</strong> 90 days, then only daily totals.
        </Trans>
      </li>
    </ul>
  );
}

export function DataRetention() {
  return (
    <>
      <p>
        <Trans>No longer than needed. These are the periods:</Trans>
      </p>
      <RetentionPeriods />
      <p>
        <Trans>
          Security log entries outlive an account because they protect others too. By then, the
          account number in them no longer refers to anyone.
        </Trans>
      </p>
    </>
  );
}
