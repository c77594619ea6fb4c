import { Trans } from "@lingui/react/macro";

import { cx } from "@/lib/cx";

import { Money } from "../money/Money";
import { HeadCell } from "../table/Table";
import type { Period } from "./period";

interface BarsTableProps {
  caption: string;
  periods: readonly Period[];
  /** Shown instead of the bars; else only screen readers meet it. */
  shown?: boolean;
  onSelect?: (key: string) => void;
}

const CELL = "h-12 border-b border-line px-2 sm:px-4";

/** The figures of a chart as a table. */
export function BarsTable({ caption, periods, shown = false, onSelect }: BarsTableProps) {
  const cell = shown ? CELL : undefined;
  const figure = cx(cell, shown && "text-right");
  return (
    // A table keeps the width of its words even when it is made small: what holds it cuts them off.
    <div className={shown ? "overflow-x-auto" : "sr-only"}>
      <table className={shown ? "w-full border-separate border-spacing-0 text-small" : undefined}>
        <caption className={shown ? "sr-only" : undefined}>{caption}</caption>
        <thead>
          <tr>
            <HeadCell className="max-sm:px-2">
              <Trans>Period</Trans>
            </HeadCell>
            <HeadCell className="text-right max-sm:px-2">
              <Trans>Income</Trans>
            </HeadCell>
            <HeadCell className="text-right max-sm:px-2">
              <Trans>Expense</Trans>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.key} className={cx(period.current && "bg-sunken/45")}>
              <th scope="row" className={cx(cell, shown && "text-left font-medium")}>
                <PeriodName period={period} onSelect={shown ? onSelect : undefined} />
              </th>
              <td className={figure}>
                <Money amount={period.income} kind={shown ? "income" : undefined} />
              </td>
              <td className={figure}>
                <Money amount={period.expenses} kind={shown ? "expenses" : undefined} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PeriodNameProps {
  period: Period;
  onSelect?: (key: string) => void;
}

function PeriodName({ period: { key, label, title = label, current }, onSelect }: PeriodNameProps) {
  if (!onSelect) return title;
  return (
    <button
      type="button"
      onClick={() => onSelect(key)}
      className={cx(
        "min-h-11 cursor-pointer text-left underline decoration-line-control underline-offset-4 hover:text-primary",
        current && "font-bold",
      )}
    >
      {title}
    </button>
  );
}
