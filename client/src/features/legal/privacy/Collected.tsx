import { Trans } from "@lingui/react/macro";

/** What comes from whoever registers, and what they add. */
function Given() {
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
function Arising() {
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

export function Collected() {
  return (
    <>
      <h3>
        <Trans>What you give us</Trans>
      </h3>
      <Given />
      <h3>
        <Trans>What arises while you use Lumbung</Trans>
      </h3>
      <Arising />
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
