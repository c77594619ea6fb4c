import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent, PointerEvent } from "react";

import { cx } from "@/lib/cx";

import { Button } from "../buttons/Button";
import { Money } from "../money/Money";
import { useAmounts } from "../money/use-amounts";
import { HeadCell } from "../table/Table";
import { GroupedBarsPlot } from "./GroupedBarsPlot";
import type { Period } from "./period";
import { Unit } from "./Unit";
import { useBarValues } from "./use-bar-values";
import { usePlotSize } from "./use-plot-size";

interface GroupedBarsProps {
  /** What the chart shows, for instance "Income and expenses by month". */
  caption: string;
  periods: readonly Period[];
  /** Called with the key of the period that was pressed. */
  onSelect?: (key: string) => void;
  /** The height of the plot; never above 400 px. */
  plotClassName?: string;
  /** Offers the figures as a table instead of the bars. */
  offersTable?: boolean;
}

/** Income beside expenses, period by period; hover, focus or a tap tells the amounts. */
export function GroupedBars({ offersTable = false, ...chart }: GroupedBarsProps) {
  const { caption, periods, onSelect } = chart;
  const [table, setTable] = useState(false);
  const plot = usePlotSize<SVGSVGElement>();
  const amounts = periods.flatMap(({ income, expenses }) => [income, expenses]);
  // Two of them stand in each column.
  const values = useBarValues(amounts, plot.size, plot.size.width / periods.length / 2);
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      {!table && <Bars {...chart} plot={{ ...plot, values }} />}
      {table && <BarsTable shown caption={caption} periods={periods} onSelect={onSelect} />}
      <BarsFoot
        table={offersTable ? table : undefined}
        onTable={setTable}
        power={table ? null : values?.power}
      />
      {!table && <BarsTable caption={caption} periods={periods} />}
    </figure>
  );
}

interface BarsProps extends Omit<GroupedBarsProps, "caption" | "offersTable"> {
  plot: Omit<ComponentProps<typeof GroupedBarsPlot>, "periods">;
}

function Bars({ periods, onSelect, plotClassName = "h-64 sm:h-75", plot }: BarsProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const [touched, setTouched] = useState(false);
  const told = shown === null ? undefined : periods[shown];
  return (
    <div
      className={cx("relative", plotClassName)}
      onPointerDown={({ pointerType }) => setTouched(pointerType === "touch")}
    >
      <PeriodColumns
        label={t`Periods`}
        periods={periods}
        shown={shown}
        onShow={setShown}
        onSelect={onSelect}
      />
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-2 bottom-8">
        <GroupedBarsPlot periods={periods} {...plot} />
      </div>
      {told && shown !== null && (
        <BarTooltip
          period={told}
          position={(shown + 0.5) / periods.length}
          hint={touched && onSelect !== undefined}
        />
      )}
    </div>
  );
}

interface BarTooltipProps {
  period: Period;
  /** Where its column's middle lies, from 0 at the left to 1 at the right. */
  position: number;
  /** Says that the next tap leads on. */
  hint?: boolean;
}

/** The amounts of a period above its bars; it never leaves the chart to either side. */
function BarTooltip({ period, position, hint = false }: BarTooltipProps) {
  const middle = `${position * 100}%`;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -top-2 z-10 w-max max-w-full min-w-50 rounded-m border border-line bg-raised px-3 py-2 text-small leading-5 shadow-float"
      // As far from its own left edge as its column is from that of the chart.
      style={{ left: middle, translate: `-${middle} 0` }}
    >
      <p className="font-bold">{period.title ?? period.label}</p>
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
          <Trans>Tap again to see transactions</Trans>
        </p>
      )}
    </div>
  );
}

interface BarsFootProps {
  /** Whether the figures stand there instead of the bars; without it there is no choice. */
  table?: boolean;
  onTable: (table: boolean) => void;
  /** The unit of the amounts over the bars, as a power of ten, where they do not carry it. */
  power: number | null | undefined;
}

/** What the bars mean, and on the right the way to their figures and back. */
function BarsFoot({ table, onTable, power }: BarsFootProps) {
  return (
    <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4">
      <ul
        aria-hidden="true"
        className="flex flex-wrap gap-x-4 text-small leading-5 font-medium text-ink-2"
      >
        <li className="inline-flex items-center gap-2">
          <span className="size-3 rounded-sm bg-income-bar" />
          <Trans>Income</Trans>
        </li>
        <li className="inline-flex items-center gap-2">
          <span className="hatched size-3 rounded-sm" />
          <Trans>Expense</Trans>
        </li>
      </ul>
      {/* These two take another row together. */}
      <div className="flex grow items-center justify-between gap-x-4 text-small leading-5">
        {typeof power === "number" && (
          <span aria-hidden="true" className="font-medium text-ink-3">
            <Unit power={power} />
          </span>
        )}
        {table !== undefined && (
          <Button
            variant="ghost"
            className="-mr-4.5 ml-auto text-small"
            onClick={() => onTable(!table)}
          >
            {table ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}

interface BarsTableProps {
  caption: string;
  periods: readonly Period[];
  /** Shown instead of the bars; else only screen readers meet it. */
  shown?: boolean;
  onSelect?: (key: string) => void;
}

const CELL = "h-12 border-b border-line px-2 sm:px-4";

/** The figures of a chart as a table. */
function BarsTable({ caption, periods, shown = false, onSelect }: BarsTableProps) {
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

interface PeriodColumnsProps {
  label: string;
  periods: readonly Period[];
  /** The column whose amounts are shown. */
  shown: number | null;
  onShow: (index: number | null) => void;
  onSelect?: (key: string) => void;
}

function neighbour(event: KeyboardEvent, count: number, at: number): number | null {
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(count - 1, at + 1),
    Home: 0,
    End: count - 1,
  };
  return targets[event.key] ?? null;
}

/** The columns behind the bars: one stop for Tab, arrow keys between them, each tells its amounts. */
function PeriodColumns({ label, periods, shown, onShow, onSelect }: PeriodColumnsProps) {
  const { t } = useLingui();
  const { spoken: amount } = useAmounts();
  // A finger cannot hover: its first tap tells the amounts, and only the next one leads on.
  const told = useRef(true);
  const current = periods.findIndex((period) => period.current);
  const stop = shown ?? Math.max(0, current);

  const spoken = ({ label: short, title = short, income, expenses }: Period) => {
    const earned = amount(income);
    const spent = amount(expenses);
    return t`${title}: income ${earned}, expenses ${spent}`;
  };

  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const next = neighbour(event, periods.length, at);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.closest("ul")?.querySelectorAll("button").item(next).focus();
  };

  const remember = ({ pointerType }: PointerEvent, index: number) => {
    told.current = pointerType !== "touch" || shown === index;
  };

  return (
    <ul
      aria-label={label}
      className="absolute inset-0 grid auto-cols-fr grid-flow-col"
      onPointerLeave={(event) => event.pointerType !== "touch" && onShow(null)}
    >
      {periods.map((period, index) => (
        <li key={period.key} className="min-w-0 px-0.5">
          <button
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-label={spoken(period)}
            aria-current={period.current ? "date" : undefined}
            onPointerEnter={(event) => event.pointerType !== "touch" && onShow(index)}
            onPointerDown={(event) => remember(event, index)}
            onFocus={() => onShow(index)}
            onBlur={() => onShow(null)}
            onClick={() => {
              onShow(index);
              if (told.current) onSelect?.(period.key);
              told.current = true;
            }}
            onKeyDown={(event) => move(event, index)}
            className={cx(
              "mx-auto flex size-full max-w-26 flex-col justify-end rounded-control pb-2 text-caption leading-4",
              period.current
                ? "bg-sunken font-bold text-ink"
                : "font-medium text-chart-label hover:bg-sunken/60",
            )}
          >
            <span className="w-full truncate text-center">{period.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
