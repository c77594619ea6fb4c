import { Trans } from "@lingui/react/macro";
import type { KeyboardEvent, ReactNode } from "react";
import { Suspense, useRef, useState } from "react";

import { usePhone } from "@/browser/media-queries";
import { useInView } from "@/browser/use-in-view";
import { useCounts } from "@/i18n/use-counts";
import { cx } from "@/lib/cx";
import { lazyComponent } from "@/lib/lazy-component";

import { Button } from "../buttons/Button";
import { Skeleton } from "../feedback/Skeleton";
import { Money } from "../money/Money";
import { useAmounts } from "../money/use-amounts";
import { HeadCell } from "../table/Table";
import type { LinePoint, LineWords, Room } from "./line-shapes";
import { partsOf, scaleFor, sharesOf, wayOf } from "./line-shapes";
import type { ShortAmount } from "./use-short-amount";
import { useShortAmount } from "./use-short-amount";

const Plot = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "line-chart" */ "./LinePlot")).LinePlot,
}));

interface LineChartProps {
  /** What the chart shows, for instance "Investment simulation over 25 years". */
  caption: string;
  points: readonly LinePoint[];
  words: LineWords;
  /** Without the figures at the ends of the lines. */
  bare?: boolean;
  /** A point was reached; its amounts are shown. */
  onShow?: (point: LinePoint) => void;
  /** Stands at the left of the foot. */
  children?: ReactNode;
  /** The height of the plot; never above 400 px. */
  plotClassName?: string;
}

/** Two lines with a band; hover, focus or a tap tells the amounts of a point. */
export function LineChart({ children, ...chart }: LineChartProps) {
  const { caption, points, words } = chart;
  const phone = usePhone();
  const [table, setTable] = useState(false);
  const marked = points.filter((point) => point.marked);
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      {!table && <Lines {...chart} />}
      {table && phone ? (
        <LineFigures caption={caption} points={marked} words={words} />
      ) : (
        <LineTable shown={table} caption={caption} points={marked} words={words} />
      )}
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4">
        {children}
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

/** About the width of one figure in rem, of the size that the axis has. */
const FIGURE = 0.4375;

/** As much room as the longest of the words at the sides needs. */
function roomFor(chart: LineChartProps, short: ShortAmount, ends: boolean): Room {
  const { points, words } = chart;
  const { ticks } = scaleFor(points, words);
  const axis = Math.max(...ticks.map((tick) => short.axis(tick).length));
  const last = points.at(-1);
  const end = Math.max(...[last?.main, last?.base].map((at) => short.alone(at ?? 0).length));
  return {
    top: 0.875,
    right: ends ? 1.25 + Math.max(end, 8) * FIGURE : 0.875,
    bottom: 2.125,
    left: 1 + Math.max(axis, 3) * FIGURE,
  };
}

function Lines(chart: LineChartProps) {
  const { points, words, plotClassName = "h-64 sm:h-75", onShow } = chart;
  const { place, seen } = useInView<HTMLDivElement>();
  const short = useShortAmount(words);
  const phone = usePhone();
  const ends = !(phone || chart.bare);
  const [shownAt, setShownAt] = useState<number | null>(null);
  const marked = points.filter((point) => point.marked);
  const shown = marked.find(({ at }) => at === shownAt) ?? null;
  const room = roomFor(chart, short, ends);
  const waiting = <Skeleton className="h-full rounded-m" />;
  return (
    <div ref={place} className={cx("relative", plotClassName)}>
      <div aria-hidden="true" className="absolute inset-0">
        {seen ? (
          <Suspense fallback={waiting}>
            <Plot
              points={points}
              words={words}
              short={short}
              room={room}
              ends={ends}
              shown={shown}
            />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <LinePoints
        label={words.axis}
        points={marked}
        words={words}
        room={room}
        shown={shown}
        onShow={(point) => {
          setShownAt(point?.at ?? null);
          if (point) onShow?.(point);
        }}
      />
      {shown && (
        <LineTooltip point={shown} words={words} position={shown.at / wayOf(points)} room={room} />
      )}
    </div>
  );
}

interface LineFiguresProps {
  caption: string;
  /** The marked ones. */
  points: readonly LinePoint[];
  words: LineWords;
}

const PARTS = ["main", "base", "low", "high"] as const;

/** The figures of a line chart where a table has no room: each point by itself. */
function LineFigures({ caption, points, words }: LineFiguresProps) {
  return (
    <ul aria-label={caption} className="divide-y divide-line text-small">
      {points.map((point) => (
        <li key={point.at} className="py-3">
          <p className="font-bold">{point.title}</p>
          <dl>
            {partsOf(point, words, PARTS).map(({ part, word, amount }) => (
              <div key={part} className="flex justify-between gap-3">
                <dt className="text-ink-2">{word}</dt>
                <dd className={cx(part === "main" && "font-bold")}>
                  <ChartAmount amount={amount} words={words} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface LinePointsProps {
  label: string;
  /** The marked ones, from left to right. */
  points: readonly LinePoint[];
  words: LineWords;
  room: Room;
  /** The point whose amounts are shown. */
  shown: LinePoint | null;
  onShow: (point: LinePoint | null) => void;
}

/** The points over the lines: one stop for Tab, arrow keys between them, each tells its amounts. */
function LinePoints({ label, points, words, room, shown, onShow }: LinePointsProps) {
  const { spoken } = useAmounts();
  const { count } = useCounts();
  const list = useRef<HTMLUListElement>(null);
  const shares = sharesOf(points);
  const stop = shown ? points.indexOf(shown) : points.length - 1;

  const amountOf = words.counted ? count : spoken;
  const told = (point: LinePoint) => {
    const parts = partsOf(point, words, PARTS);
    const figures = parts.map(({ word, amount }) => `${word} ${amountOf(amount)}`);
    return `${point.title}: ${figures.join(", ")}`;
  };

  const move = (event: KeyboardEvent, at: number) => {
    const targets: Record<string, number> = {
      ArrowLeft: Math.max(0, at - 1),
      ArrowRight: Math.min(points.length - 1, at + 1),
      Home: 0,
      End: points.length - 1,
    };
    const next = targets[event.key];
    if (event.key === "Escape") onShow(null);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll("button").item(next).focus();
  };

  return (
    <ul
      ref={list}
      aria-label={label}
      className="absolute top-0 bottom-0"
      style={{ left: `${room.left}rem`, right: `${room.right}rem` }}
      onPointerLeave={(event) => event.pointerType !== "touch" && onShow(null)}
    >
      {points.map((point, index) => {
        const { from, to } = shares[index] ?? { from: 0, to: 1 };
        return (
          <li
            key={point.at}
            className="absolute inset-y-0"
            style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
          >
            <button
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={told(point)}
              onPointerEnter={(event) => event.pointerType !== "touch" && onShow(point)}
              onFocus={() => onShow(point)}
              onBlur={() => onShow(null)}
              onClick={() => onShow(point)}
              onKeyDown={(event) => move(event, index)}
              className="size-full rounded-control"
            />
          </li>
        );
      })}
    </ul>
  );
}

interface LineTableProps {
  caption: string;
  /** The marked ones. */
  points: readonly LinePoint[];
  words: LineWords;
  /** Shown instead of the lines; else only screen readers meet it. */
  shown?: boolean;
}

const CELL = "h-12 border-b border-line px-2 sm:px-4";
const COLUMNS = ["base", "low", "main", "high"] as const;

/** The figures of a line chart as a table. */
function LineTable({ caption, points, words, shown = false }: LineTableProps) {
  const cell = shown ? CELL : undefined;
  const columns = COLUMNS.filter((column) => words[column] !== undefined);
  return (
    // A table keeps the width of its words even when it is made small: what holds it cuts them off.
    <div className={shown ? "overflow-x-auto" : "sr-only"}>
      <table className={shown ? "w-full border-separate border-spacing-0 text-small" : undefined}>
        <caption className={shown ? "sr-only" : undefined}>{caption}</caption>
        <thead>
          <tr>
            <HeadCell className="max-sm:px-2">{words.axis}</HeadCell>
            {columns.map((column) => (
              <HeadCell key={column} className="text-right max-sm:px-2">
                {words[column]}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.at}>
              <th scope="row" className={cx(cell, shown && "text-left font-medium")}>
                {point.label}
              </th>
              {columns.map((column) => (
                <td key={column} className={cx(cell, shown && "text-right")}>
                  <Figure amount={point[column]} words={words} bold={column === "main"} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureProps {
  amount: number | null | undefined;
  words: LineWords;
  bold: boolean;
}

function Figure({ amount, words, bold }: FigureProps) {
  // It has not come to this yet.
  if (typeof amount !== "number") return "–";
  return <ChartAmount amount={amount} words={words} className={bold ? "font-bold" : undefined} />;
}

interface LineTooltipProps {
  point: LinePoint;
  words: LineWords;
  /** Where it lies, from 0 at the left to 1 at the right. */
  position: number;
  room: Room;
}

const TOOLTIP_PARTS = ["high", "main", "low", "base"] as const;

/** The amounts of a point beside its line; it never leaves the chart to either side. */
function LineTooltip({ point, words, position, room }: LineTooltipProps) {
  const beside = `calc(${room.left}rem + (100% - ${room.left + room.right}rem) * ${position})`;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -top-2 z-10 w-60 max-w-full rounded-m border border-line bg-raised px-3 py-2 text-small leading-5 shadow-float"
      // Left of its point where there is room, else as far left as the chart goes.
      style={{
        left:
          position > 0.5
            ? `max(0px, calc(${beside} - 15.75rem))`
            : `min(calc(100% - 15rem), calc(${beside} + 0.75rem))`,
      }}
    >
      <p className="font-bold">{point.title}</p>
      {partsOf(point, words, TOOLTIP_PARTS).map(({ part, word, amount }) => (
        <p key={part} className="flex justify-between gap-3">
          <span className="text-ink-2">{word}</span>
          <ChartAmount
            amount={amount}
            words={words}
            className={part === "main" ? "font-bold" : "font-label"}
          />
        </p>
      ))}
    </div>
  );
}

interface ChartAmountProps {
  amount: number;
  words: LineWords;
  className?: string;
}

/** What a point of a chart tells: money, or a number of something. */
function ChartAmount({ amount, words, className }: ChartAmountProps) {
  const { count } = useCounts();
  if (words.counted) return <span className={cx("money", className)}>{count(amount)}</span>;
  return <Money amount={amount} className={className} />;
}
