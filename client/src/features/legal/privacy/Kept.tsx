import { Trans } from "@lingui/react/macro";

/** What goes by itself, and when. */
function Spans() {
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

export function Kept() {
  return (
    <>
      <p>
        <Trans>No longer than it is needed. These are the spans:</Trans>
      </p>
      <Spans />
      <p>
        <Trans>
          Entries of the security log outlive an account, because they protect others too. They hold
          a number that then stands for nobody.
        </Trans>
      </p>
    </>
  );
}
