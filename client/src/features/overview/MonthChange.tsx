import { Trans } from "@lingui/react/macro";

import { TrendBadge } from "@/ui/TrendBadge";

import type { Overview } from "./use-overview";

interface MonthChangeProps {
  change: NonNullable<Overview["income"]>;
  /** The name of the month that it is compared with. */
  before: string;
  good: "up" | "down";
}

/** The change against the same days of last month, or that there is nothing to compare with. */
export function MonthChange({ change: { change_percent }, before, good }: MonthChangeProps) {
  return (
    <>
      <TrendBadge percent={change_percent} good={good} />
      <span className="text-small text-ink-3">
        {change_percent === null ? (
          <Trans>Nothing to compare in {before}</Trans>
        ) : (
          <Trans>vs same days of {before}</Trans>
        )}
      </span>
    </>
  );
}
