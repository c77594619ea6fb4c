import { Trans } from "@lingui/react/macro";

/** How often a reminder was missed; it stands for all those dates. */
export function MissedTimes({ times, date }: { times: number; date: string }) {
  return (
    <Trans>
      Missed {times} times, last on {date}
    </Trans>
  );
}
