import { Trans } from "@lingui/react/macro";

export function Does() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            <strong>It keeps your records.</strong> A lunch is written down in seconds, on a phone,
            with one hand.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It shows the picture.</strong> Income against expenses by day, week, month and
            year, and where each rupiah went.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It helps to plan.</strong> A budget from payday to payday, goals whose barns
            fill up, a simulation that names its assumptions.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It remembers.</strong> Bills, instalments and the day to save, in time, the way
            you choose.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>It explains.</strong> Articles and tips for life here, from THR to pay-later,
            with their sources.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>All of it in Bahasa Indonesia and in English, by day and by night.</Trans>
      </p>
    </>
  );
}
