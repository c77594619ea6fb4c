import { Trans } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";

import { cx } from "@/lib/cx";

import { Button } from "../buttons/Button";
import { Skeleton } from "../feedback/Skeleton";
import { usePhone } from "@/browser/media-queries";
import type { LinePoint, LineWords, Room } from "./line-shapes";
import { scaleFor } from "./line-shapes";
import { LineFigures } from "./LineFigures";
import { LinePoints } from "./LinePoints";
import { LineTable } from "./LineTable";
import { LineTooltip } from "./LineTooltip";
import { type ShortAmount, useShortAmount } from "./use-short-amount";
import { useInView } from "./use-in-view";

const Plot = lazy(async () => ({
  default: (await import(/* webpackChunkName: "line-chart" */ "./LinePlot")).LinePlot,
}));

interface LineChartProps {
  /** What the chart shows, for instance "Investment simulation over 25 years". */
  caption: string;
  points: readonly LinePoint[];
  words: LineWords;
  /** Without the figures at the ends of the lines. */
  bare?: boolean;
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

/** About the width of one figure in px, of the size that the axis has. */
const FIGURE = 7;

/** As much room as the longest of the words at the sides needs. */
function roomFor(chart: LineChartProps, short: ShortAmount, ends: boolean): Room {
  const { points, words } = chart;
  const { ticks } = scaleFor(points, words);
  const axis = Math.max(...ticks.map((tick) => short.axis(tick).length));
  const last = points.at(-1);
  const end = Math.max(...[last?.main, last?.base].map((at) => short.alone(at ?? 0).length));
  return {
    top: 14,
    right: ends ? 20 + Math.max(end, 8) * FIGURE : 14,
    bottom: 34,
    left: 12 + Math.max(axis, 3) * FIGURE,
  };
}

function Lines(chart: LineChartProps) {
  const { points, words, plotClassName = "h-64 sm:h-75" } = chart;
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
        onShow={(point) => setShownAt(point?.at ?? null)}
      />
      {shown && (
        <LineTooltip
          point={shown}
          words={words}
          position={shown.at / (points.at(-1)?.at || 1)}
          room={room}
        />
      )}
    </div>
  );
}
