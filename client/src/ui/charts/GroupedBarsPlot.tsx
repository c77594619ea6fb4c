import { useEffect, useId, useRef, useState } from "react";

import { type Bar, groupedBars, roundedTop } from "./bar-shapes";
import type { Period } from "./period";

const look = {
  income: "fill-income-bar",
  expenses: "stroke-expense-bar",
};

function BarShape({ bar, hatch }: { bar: Bar; hatch: string }) {
  return (
    <path
      d={roundedTop(bar)}
      className={look[bar.series]}
      fill={bar.series === "expenses" ? `url(#${hatch})` : undefined}
      strokeWidth={bar.series === "expenses" ? 1.5 : undefined}
    />
  );
}

const SERIES = ["income", "expenses"] as const;

/** The bars of all periods in a plot of this size, the highest of them from foot to top. */
function barsOf(periods: readonly Period[], width: number, height: number): Bar[] {
  const highest = Math.max(1, ...periods.flatMap(({ income, expenses }) => [income, expenses]));
  const bars = periods.flatMap((period, index) =>
    SERIES.map((id) => ({
      key: `${id} ${period.key}`,
      height: (period[id] / highest) * height,
      data: { id, index, value: period[id] },
    })),
  );
  return groupedBars(bars, width, height);
}

/** The size of an element in px; nothing until it is laid out. */
function useSize<Place extends Element>() {
  const place = useRef<Place>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, ...size };
}

/** Income solid, expenses hatched; their colours are classes, so that they follow the theme. */
export function GroupedBarsPlot({ periods }: { periods: readonly Period[] }) {
  const hatch = useId();
  const { place, width, height } = useSize<SVGSVGElement>();
  return (
    <svg ref={place} className="block size-full" role="presentation">
      <pattern
        id={hatch}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={6} height={6} className="fill-expense-soft" />
        <rect width={3} height={6} className="fill-expense-bar" />
      </pattern>
      <line x2={width} y1={height} y2={height} strokeWidth={1} className="stroke-chart-grid" />
      {barsOf(periods, width, height).map((bar) => (
        <BarShape key={bar.key} bar={bar} hatch={hatch} />
      ))}
    </svg>
  );
}
