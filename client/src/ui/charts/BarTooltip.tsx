import { Trans } from "@lingui/react/macro";

import { Money } from "../money/Money";
import type { Period } from "./period";

interface BarTooltipProps {
  period: Period;
  /** Where its column's middle lies, from 0 at the left to 1 at the right. */
  position: number;
  /** Says that the next tap leads on. */
  hint?: boolean;
}

/** The amounts of a period above its bars; it never leaves the chart to either side. */
export function BarTooltip({ period, position, hint = false }: BarTooltipProps) {
  const middle = `${position * 100}%`;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -top-2 z-10 w-50 rounded-m border border-line bg-raised px-3 py-2 text-small leading-5 shadow-float"
      style={{ left: `clamp(0px, calc(${middle} - 100px), calc(100% - 200px))` }}
    >
      <p className="truncate font-bold">{period.title ?? period.label}</p>
      <p className="flex justify-between gap-3">
        <span className="text-ink-2">
          <Trans>Income</Trans>
        </span>
        <Money amount={period.income} kind="income" className="font-label" />
      </p>
      <p className="flex justify-between gap-3">
        <span className="text-ink-2">
          <Trans>Expense</Trans>
        </span>
        <Money amount={period.expenses} kind="expenses" className="font-label" />
      </p>
      {hint && (
        <p className="mt-1 border-t border-line pt-1 text-caption text-ink-3">
          <Trans>Tap again for the transactions</Trans>
        </p>
      )}
    </div>
  );
}
