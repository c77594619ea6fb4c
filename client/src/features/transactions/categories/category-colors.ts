import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { CategorySum, CategorySums } from "../types";

/** The colour of a part: of its ring, and of its bar. */
interface SeriesColor {
  stroke: string;
  fill: string;
}

const SERIES: readonly SeriesColor[] = [
  { stroke: "stroke-chart-1", fill: "bg-chart-1" },
  { stroke: "stroke-chart-2", fill: "bg-chart-2" },
  { stroke: "stroke-chart-3", fill: "bg-chart-3" },
  { stroke: "stroke-chart-4", fill: "bg-chart-4" },
  { stroke: "stroke-chart-5", fill: "bg-chart-5" },
  { stroke: "stroke-chart-6", fill: "bg-chart-6" },
];

/** Of everything beyond the largest ones, which share one part of the ring. */
const REST: SeriesColor = { stroke: "stroke-chart-8", fill: "bg-chart-8" };

type Group = CategorySums["groups"][number]["group"];

export const GROUP_COLORS: Readonly<Record<Group, SeriesColor & { label: MessageDescriptor }>> = {
  needs: { label: msg`Needs`, stroke: "stroke-needs", fill: "bg-needs" },
  wants: { label: msg`Wants`, stroke: "stroke-wants", fill: "bg-wants" },
  savings: { label: msg`Savings`, stroke: "stroke-savings", fill: "bg-savings" },
};

/** The colour of the category at a place of the list, which begins with the largest. */
export function getSeriesColor(place: number): SeriesColor {
  return SERIES[place] ?? REST;
}

/** The parts of the ring of these categories: the largest, and one of all others. */
export function listSlices(rows: readonly CategorySum[], figure: "amount" | "previous") {
  const rest = rows.slice(SERIES.length).reduce((sum, row) => sum + row[figure], 0);
  const largest = rows.slice(0, SERIES.length).map((row, place) => ({
    key: row.category_id,
    value: row[figure],
    stroke: getSeriesColor(place).stroke,
  }));
  return [...largest, { key: "rest", value: rest, stroke: REST.stroke }];
}
