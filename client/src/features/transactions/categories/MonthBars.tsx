import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type Ref, useState } from "react";
import { Link } from "react-router-dom";

import { usePhone } from "@/browser/media-queries";
import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import type { BarValues } from "@/ui/charts/bar-values";
import { Unit } from "@/ui/charts/Unit";
import { useBarValues } from "@/ui/charts/use-bar-values";
import { usePlotSize } from "@/ui/charts/use-plot-size";
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
  const phone = usePhone();
  const { place, size } = usePlotSize<HTMLOListElement>();
  const amounts = bars.months.map(({ amount }) => amount);
  const values = useBarValues(amounts, size, size.width / amounts.length);
  const power = table || phone ? null : (values?.power ?? null);
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      {table ? (
        <MonthTable caption={caption} {...bars} />
      ) : (
        <Bars {...bars} place={place} values={values} />
      )}
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4">
        {power !== null && (
          <span aria-hidden="true" className="text-small font-medium text-ink-3">
            <Unit power={power} />
          </span>
        )}
        <Button
          variant="ghost"
          className="-mr-4.5 ml-auto text-small"
          onClick={() => setTable(!table)}
        >
          {table ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
        </Button>
      </div>
    </figure>
  );
}

interface BarsProps extends Omit<MonthBarsProps, "caption"> {
  /** Told the element that the bars share. */
  place: Ref<HTMLOListElement>;
  /** How their amounts are written over them; nothing where there is no room. */
  values: BarValues | null;
}

/** From left to right; on phones from the top down, where each amount has room in full. */
function Bars({ months, current, fill, place, values, ...links }: BarsProps) {
  const phone = usePhone();
  const largest = Math.max(1, ...months.map(({ amount }) => amount));
  const Bar = phone ? LyingBar : StandingBar;
  return (
    <ol ref={place} className={phone ? undefined : "flex h-64"}>
      {months.map((month) => (
        <li key={month.key} className="min-w-0 flex-1">
          <MonthLink
            month={month}
            current={month.key === current}
            className={phone ? "gap-3 px-2" : "h-full flex-col"}
            {...links}
          >
            <Bar month={month} share={month.amount / largest} fill={fill} values={values} />
          </MonthLink>
        </li>
      ))}
    </ol>
  );
}

interface MonthLinkProps extends Pick<MonthBarsProps, "transactionsOf" | "onLeave"> {
  month: CategoryMonth;
  current: boolean;
  className: string;
  children: ReactNode;
}

function MonthLink(props: MonthLinkProps) {
  const { month, current, transactionsOf, onLeave, className, children } = props;
  const { t } = useLingui();
  const { spoken } = useAmounts();
  const { title } = month;
  const amount = spoken(month.amount);
  return (
    <Link
      to={transactionsOf(month)}
      onClick={onLeave}
      aria-label={t`${title}: ${amount}`}
      aria-current={current ? "date" : undefined}
      className={cx(
        "flex min-h-11 items-center rounded-control transition-colors duration-1",
        current ? "bg-sunken font-bold" : "hover:bg-sunken/60",
        className,
      )}
    >
      {children}
    </Link>
  );
}

interface BarProps {
  month: CategoryMonth;
  /** How long it is, from nothing to 1. */
  share: number;
  fill: string;
  values: BarValues | null;
}

/** What is not over yet is paler. */
const getBarClass = ({ month, share, fill }: BarProps) =>
  cx(share > 0 && fill, month.unfinished && "opacity-60");

function LyingBar(bar: BarProps) {
  const { month, share } = bar;
  return (
    <>
      <span className="w-9 shrink-0 truncate text-caption text-chart-label">{month.label}</span>
      <span className="min-w-0 flex-1">
        <span
          className={cx("block h-3 rounded-full", getBarClass(bar))}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <Money amount={month.amount} className="text-small" />
    </>
  );
}

function StandingBar(bar: BarProps) {
  const { month, share, values } = bar;
  return (
    <>
      <span className="flex w-full flex-1 flex-col items-center justify-end gap-1 border-b border-line">
        <span className="money text-caption text-ink-2">
          {month.amount > 0 && values?.write(month.amount)}
        </span>
        <span
          className={cx("block w-7 rounded-sm", getBarClass(bar))}
          style={{ height: `calc((100% - 1.25rem) * ${share})` }}
        />
      </span>
      <span className="w-full truncate py-2 text-center text-caption text-chart-label">
        {month.label}
      </span>
    </>
  );
}

const CELL = "h-12 border-b border-line px-2 sm:px-4";

/** The figures of the bars as a table. */
function MonthTable({ caption, months, current, transactionsOf, onLeave }: MonthBarsProps) {
  return (
    <div className="overflow-x-auto">
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
                <Link
                  to={transactionsOf(month)}
                  onClick={onLeave}
                  className="link inline-block py-3"
                >
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
    </div>
  );
}
