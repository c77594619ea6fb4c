import { type BarCustomLayerProps, ResponsiveBar } from "@nivo/bar";
import { useId } from "react";

import { type Bar, groupedBars, roundedTop } from "./bar-shapes";
import type { Period } from "./period";

type Datum = Record<string, string | number>;

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

/** Income solid, expenses hatched; their colours are classes, so that they follow the theme. */
function Bars({ bars, innerWidth, innerHeight }: BarCustomLayerProps<Datum>) {
  const hatch = useId();
  return (
    <>
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
      <line
        x2={innerWidth}
        y1={innerHeight}
        y2={innerHeight}
        strokeWidth={1}
        className="stroke-chart-grid"
      />
      {groupedBars(bars, innerWidth, innerHeight).map((bar) => (
        <BarShape key={bar.key} bar={bar} hatch={hatch} />
      ))}
    </>
  );
}

const layers = [Bars];
const keys = ["income", "expenses"];

export function GroupedBarsPlot({ periods }: { periods: readonly Period[] }) {
  const data: Datum[] = periods.map(({ key, income, expenses }) => ({ key, income, expenses }));
  const highest = Math.max(1, ...periods.flatMap(({ income, expenses }) => [income, expenses]));
  return (
    <ResponsiveBar<Datum>
      data={data}
      keys={keys}
      indexBy="key"
      groupMode="grouped"
      valueScale={{ type: "linear", min: 0, max: highest }}
      layers={layers}
      animate={false}
      isInteractive={false}
      role="presentation"
    />
  );
}
