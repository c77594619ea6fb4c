import { type Ref, useId } from "react";

import { type Bar, groupedBars, labelPlace, roundedTop } from "./bar-shapes";
import type { BarValues } from "./bar-values";
import type { Period } from "./period";
import type { PlotSize } from "./use-plot-size";

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

function BarValue({ bar, values }: { bar: Bar; values: BarValues }) {
  const text = values.write(bar.amount);
  return (
    <text
      {...labelPlace(bar, values.widthOf(text))}
      textAnchor="middle"
      className="money fill-ink-2 text-tiny font-label sm:text-caption"
    >
      {text}
    </text>
  );
}

const SERIES = ["income", "expenses"] as const;
/** The height of a label over a bar, as part of the size of text. */
const LABEL = 1.125;

/** The bars of all periods in a plot of this size, the highest of them as high as is given. */
function barsOf(periods: readonly Period[], { width, height }: PlotSize, most: number): Bar[] {
  const highest = Math.max(1, ...periods.flatMap(({ income, expenses }) => [income, expenses]));
  const bars = periods.flatMap((period, index) =>
    SERIES.map((id) => ({
      key: `${id} ${period.key}`,
      height: (period[id] / highest) * most,
      data: { id, index, value: period[id] },
    })),
  );
  return groupedBars(bars, width, height);
}

interface GroupedBarsPlotProps {
  periods: readonly Period[];
  size: PlotSize;
  /** Told the element whose size it is. */
  place: Ref<SVGSVGElement>;
  values: BarValues | null;
}

/** Income solid, expenses hatched; their colours are classes, so that they follow the theme. */
export function GroupedBarsPlot({ periods, size, place, values }: GroupedBarsPlotProps) {
  const hatch = useId();
  const { width, height, rem } = size;
  const bars = barsOf(periods, size, height - (values ? LABEL * rem : 0));
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
      {bars.map((bar) => (
        <BarShape key={bar.key} bar={bar} hatch={hatch} />
      ))}
      {values && bars.map((bar) => <BarValue key={bar.key} bar={bar} values={values} />)}
    </svg>
  );
}
