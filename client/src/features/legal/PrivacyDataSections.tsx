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
          password, of which we keep only a hash that cannot be turned back into it.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Your profile, as far as you like:</strong> age range, country, photo, payday, time
          zone, language, theme, text size and currency.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Your money:</strong> the income, expenses, categories, budgets, goals, investment
          plans and reminders that you write down. Lumbung never asks for a bank login and reads no
          bank account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Your answers:</strong> those of the quiz with twelve questions and of the
          questions about risk. Each may be left out.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>What you tell us and others:</strong> messages to support, requests about your
          data, what we answer to either, and comments below articles.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Reports of comments:</strong> who reported which comment, for what reason, with
          what note, and when. Whoever wrote the comment does not learn who reported it.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A parent's email address,</strong> when you say that you are under 18. Thirty days
          after the mail to it only a hash of it is left.
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
          <strong>Devices that are signed in:</strong> browser, system, internet address, country
          where our network tells it, and when each was first and last used. You see this list in
          your settings and can sign any of them out.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The day of last use:</strong> of each account one date, by the calendar of
          Jakarta. With it we count how many accounts are in use; of the past only such numbers
          stay. People who run Lumbung see the date beside the account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Looks at your transactions</strong> by people who run Lumbung: when, in which
          role, for what reason, and how many entries they saw. You find them in your settings.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A suspension:</strong> since when, for what reason, and what we wrote to you about
          it.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>An invitation:</strong> people who run Lumbung can invite somebody. We then keep
          the name, the email address and the language they typed, who invited, and when. Whoever
          does not answer gets no account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A security log:</strong> that somebody signed in, changed a password or exported
          data, and what people who run Lumbung did with accounts and content; when, and whether it
          worked. It names accounts by number only. The internet address and the browser are kept
          beside it for 30 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Notifications of your browser,</strong> if you turn them on: the address that your
          browser gave us for them, and the keys that seal them.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Mails that we sent you:</strong> which kind, when, and whether they arrived. The
          text of a mail is not stored.
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
        <Trans>What arises while you use Lumbung</Trans>
      </h3>
      <GeneratedData />
      <h3>
        <Trans>What we do not collect</Trans>
      </h3>
      <p>
        <Trans>
          No contacts, no location of your phone, no identity card, no card or account numbers, no
          biometric data, and nothing from data brokers or social networks.
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
          We use your data only for what it was given for. Indonesia's Law 27 of 2022 on Personal
          Data Protection asks for a reason; these are ours.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>To do what you signed up for</strong> (our agreement with you): keep your
            records, add them up, draw your charts, plan budgets and goals, remind you, and answer
            your messages. A person answers, at times with prepared words.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To reach you the way you chose</strong> (your consent): reminders by mail and
            push, the monthly letter, your private calendar address, tips for your country. Each has
            a switch, and each such mail a link that ends it with one press.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To keep accounts safe</strong> (our and your legitimate interest): notice
            strangers at your door, slow down guessing, tell you about a new device or a changed
            password, suspend an account where the{" "}
            <PageLink to={PUBLIC_PATHS.terms}>Terms</PageLink> allow it. Such notices come whatever
            your switches say.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To know how much Lumbung is used, and to let people in</strong> (our legitimate
            interest): count visits and accounts in use, and mail an invitation.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>To follow the law,</strong> where it tells us to.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Suggestions, such as a split of your income or a month's amount for a goal, are computed
          from what you wrote, with rules that we show you. You decide what to do with them. No
          decision about you is left to a machine, your data trains no model, and we draw up no
          profile for anybody else.
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
          Lumbung only like this:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Those whose machines we use:</strong> the companies that run our servers and
            carry our mail. They work on our instructions and may use your data for nothing else.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The push service of your browser</strong> (Google, Mozilla, Apple or Microsoft),
            when you turn notifications on. What we send through it is sealed for your browser and
            names no amounts.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Your own calendar,</strong> when you give it your private calendar address. It
            shows amounts only if you say so, and a renewed address closes the old one.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Other readers:</strong> a comment is public, with your username and your photo.
            Whoever has the address of your photo can open it. Articles and their earlier versions
            name none of us in public; which of us changed one only we see, until that account is
            erased.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>People who run Lumbung:</strong> they see profiles, the day of last use,
            messages, requests and comments where their work needs it, never a password, and only
            with a second step at sign-in. For a reason that they have to write down they can also
            see day, amount and type of your transactions, never what they were for. Each such look
            stands under “Who saw my data” in <SettingLink>your settings</SettingLink>.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Authorities:</strong> only where Indonesian law obliges us, only what it asks
            for, and you are told unless the law forbids it.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Should a server stand outside Indonesia, we use it only where your data is protected as
          well as Law 27 of 2022 asks. Should Lumbung change hands, you are told before your data
          moves, in time to take it with you or erase it.
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
          <strong>Records, budgets, goals, reminders, comments:</strong> until you delete them. A
          deleted record can be brought back for a day and is then gone; a deleted reminder is gone
          after 30 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Reports of a comment:</strong> until the comment or the account of whoever
          reported it is erased.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Messages to support, requests about your data, and our answers:</strong> as long
          as your account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The day of last use:</strong> until a later one takes its place.{" "}
          <strong>Who saw your data:</strong> as long as your account.{" "}
          <strong>Why an account is suspended:</strong> until it no longer is.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>An invitation:</strong> its link works once, for 72 hours. Address and name go 30
          days after it was accepted, taken back or out of date, or earlier with the account.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A closed account:</strong> erased after 72 hours, until then you can undo it.
          Encrypted backups that still hold it are deleted within 35 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>An account that was never confirmed:</strong> 72 hours.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Sessions:</strong> 14 days without use, 90 days at most. Browsers that we know:
          400 days after the last sign-in.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The address of a browser for notifications:</strong> until you turn them off, at
          most 90 days after we saw that browser last.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The archive of your data:</strong> 48 hours after it is ready.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>News in the bell:</strong> 90 days. <strong>Notes of sent mails:</strong> 30 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The security log:</strong> 24 months; internet addresses in it 30 days.{" "}
          <strong>Server logs:</strong> 30 days.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Single page views:</strong> 90 days, afterwards only sums per day.
        </Trans>
      </li>
    </ul>
  );
}

export function DataRetention() {
  return (
    <>
      <p>
        <Trans>No longer than it is needed. These are the spans:</Trans>
      </p>
      <RetentionPeriods />
      <p>
        <Trans>
          Entries of the security log outlive an account, because they protect others too. They hold
          a number that then stands for nobody.
        </Trans>
      </p>
    </>
  );
}
