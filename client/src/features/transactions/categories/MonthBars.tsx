import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";

import { usePhone } from "@/browser/media-queries";
import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { useShortAmount } from "@/ui/charts/use-short-amount";
import { Money } from "@/ui/money/Money";
import { useAmounts } from "@/ui/money/use-amounts";
import { HeadCell } from "@/ui/table/Table";

import type { CategoryMonth } from "./queries";

interface MonthBarsProps {
  caption: string;
  months: readonly CategoryMonth[];
  /** The key of the month from which somebody came. */
  current: string | undefined;
  fill: string;
  /** The path of the transactions of a month. */
  transactionsOf: (month: CategoryMonth) => string;
  onLeave?: () => void;
}

/** The months of a category as bars with their amounts, or as a table; each leads to its transactions. */
export function MonthBars({ caption, ...bars }: MonthBarsProps) {
  const [table, setTable] = useState(false);
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      {table ? <MonthTable caption={caption} {...bars} /> : <Bars {...bars} />}
      <div className="mt-2.5 flex justify-end">
        <Button variant="ghost" className="-mr-3 px-3 text-small" onClick={() => setTable(!table)}>
          {table ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
        </Button>
      </div>
    </figure>
  );
}

type BarsProps = Omit<MonthBarsProps, "caption">;

/** From left to right; on phones from the top down, where each amount has room in full. */
function Bars({ months, current, ...bar }: BarsProps) {
  const largest = Math.max(1, ...months.map(({ amount }) => amount));
  return (
    <ol className="flex flex-col sm:h-72 sm:flex-row">
      {months.map((month) => (
        <li key={month.key} className="min-w-0 sm:flex-1">
          <Bar
            month={month}
            share={month.amount / largest}
            current={month.key === current}
            {...bar}
          />
        </li>
      ))}
    </ol>
  );
}

interface BarProps extends Omit<BarsProps, "months" | "current"> {
  month: CategoryMonth;
  /** How long it is, from nothing to 1. */
  share: number;
  current: boolean;
}

function Bar({ month, share, current, fill, transactionsOf, onLeave }: BarProps) {
  const { t } = useLingui();
  const { spoken } = useAmounts();
  const phone = usePhone();
  const { title } = month;
  const amount = spoken(month.amount);
  return (
    <Link
      to={transactionsOf(month)}
      onClick={onLeave}
      aria-label={t`${title}: ${amount}`}
      aria-current={current ? "date" : undefined}
      className={cx(
        "flex min-h-11 items-center gap-3 rounded-control px-2 transition-colors duration-1 sm:h-full sm:flex-col-reverse sm:gap-0 sm:px-0",
        current ? "bg-sunken font-bold" : "hover:bg-sunken/60",
      )}
    >
      <span className="w-9 shrink-0 truncate text-caption text-chart-label sm:w-full sm:border-t sm:border-chart-grid sm:py-2 sm:text-center">
        {month.label}
      </span>
      <span className="min-w-0 flex-1 sm:flex sm:w-full sm:flex-col sm:items-center sm:justify-end sm:gap-1">
        {!phone && <ShortAmount amount={month.amount} />}
        <span
          aria-hidden="true"
          className={cx(
            "block h-3 rounded-full sm:w-7 sm:rounded-sm",
            share > 0 && fill,
            month.unfinished && "opacity-60",
          )}
          style={
            phone ? { width: `${share * 100}%` } : { height: `calc((100% - 1.25rem) * ${share})` }
          }
        />
      </span>
      {phone && <Money amount={month.amount} className="text-small" />}
    </Link>
  );
}

function ShortAmount({ amount }: { amount: number }) {
  const short = useShortAmount();
  return (
    <span aria-hidden="true" className="money text-caption text-ink-2">
      {amount > 0 && short.alone(amount)}
    </span>
  );
}

const CELL = "h-12 border-b border-line px-2 sm:px-4";

/** The figures of the bars as a table. */
function MonthTable({ caption, months, current, transactionsOf, onLeave }: MonthBarsProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <HeadCell className="max-sm:px-2">
            <Trans>Month</Trans>
          </HeadCell>
          <HeadCell className="text-right max-sm:px-2">
            <Trans>Amount</Trans>
          </HeadCell>
          <HeadCell className="text-right max-sm:px-2">
            <Trans>Transactions</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.key} className={cx(month.key === current && "bg-sunken/45")}>
            <th scope="row" className={cx(CELL, "text-left font-medium")}>
              <Link to={transactionsOf(month)} onClick={onLeave} className="link inline-block py-3">
                {month.title}
              </Link>
            </th>
            <td className={cx(CELL, "text-right")}>
              <Money amount={month.amount} />
            </td>
            <td className={cx(CELL, "text-right")}>{month.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
