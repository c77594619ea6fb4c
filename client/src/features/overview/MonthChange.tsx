import { Trans, useLingui } from "@lingui/react/macro";

import { TrendBadge } from "@/ui/TrendBadge";

import { VisuallyHidden } from "@/ui/VisuallyHidden";

import type { Overview } from "./use-overview";

interface MonthChangeProps {
  change: NonNullable<Overview["income"]>;
  /** The name of the month that it is compared with. */
  before: string;
  good: "up" | "down";
}

/** The change against the same days of last month, or that there is nothing to compare with. */
export function MonthChange({ change: { change_percent }, before, good }: MonthChangeProps) {
  const { t } = useLingui();
  return (
    <>
      <TrendBadge percent={change_percent} good={good} />
      {change_percent === null ? (
        <span className="max-w-32 text-small text-ink-3 sm:max-w-none">
          <Trans>Nothing to compare in {before}</Trans>
        </span>
      ) : (
        <>
          <span
            aria-hidden="true"
            title={t`vs same days of ${before}`}
            className="text-small text-ink-3 max-sm:hidden"
          >
            <Trans>vs {before}</Trans>
          </span>
          <VisuallyHidden>
            <Trans>vs same days of {before}</Trans>
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
