/** One moment of a line chart; amounts in whole rupiah. */
export interface LinePoint {
  /** Where it lies on the way from left to right. */
  at: number;
  /** Short, under the chart: '5th'. */
  label: string;
  /** In full, where there is room: 'After 5 years'. */
  title: string;
  /** The solid line. */
  main: number;
  /** The dashed line. */
  base: number;
  low: number;
  high: number;
  /** Has a marker, a label and its amounts to tell; the others only shape the lines. */
  marked: boolean;
}

/** What the parts of a line chart are called. */
export interface LineWords {
  main: string;
  base: string;
  low: string;
  high: string;
  /** Both edges of the band. */
  band: string;
  /** What goes from left to right, for instance 'Year'. */
  axis: string;
  /** Shorter, at the ends of the lines. */
  mainEnd: string;
  baseEnd: string;
}

/** The room around the lines in px: amounts at the left, their ends at the right, labels below. */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const NICE = [1, 2, 2.5, 5, 10];
const MOST_LINES = 4;
/** A round line that much of a step above the highest value still closes the chart. */
const NEAR = 0.2;

/** The round amounts at which a line stands, from nothing upwards, and where the chart ends. */
export function scaleOf(highest: number): { ticks: number[]; top: number } {
  const most = Math.max(1, highest);
  const power = 10 ** Math.floor(Math.log10(most / MOST_LINES));
  const step = (NICE.find((nice) => nice * power * (MOST_LINES + NEAR) >= most) ?? 10) * power;
  const above = Math.ceil(most / step) * step;
  const top = above - most <= step * NEAR ? above : most;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  return { ticks, top };
}

/** Where two labels stand that want to stand at these heights, apart from each other. */
export function apart(upper: number, lower: number, least: number): [number, number] {
  const missing = least - (lower - upper);
  return missing > 0 ? [upper - missing / 2, lower + missing / 2] : [upper, lower];
}

/** Which part of the width belongs to each point: half the way to its neighbours. */
export function sharesOf(points: readonly Pick<LinePoint, "at">[]) {
  const last = points.at(-1)?.at ?? 1;
  return points.map(({ at }, index) => {
    const from = ((points[index - 1]?.at ?? at) + at) / 2 / last;
    const to = ((points[index + 1]?.at ?? at) + at) / 2 / last;
    return { from, to, at: at / last };
  });
}
