/** One moment of a line chart; amounts in whole rupiah, or numbers of something. */
export interface LinePoint {
  /** Where it lies on the way from left to right. */
  at: number;
  /** Short, under the chart: '5th'. */
  label: string;
  /** In full, where there is room: 'After 5 years'. */
  title: string;
  /** The solid line; null where it has not come to yet. */
  main: number | null;
  /** The dashed line, where there is one. */
  base?: number;
  /** The band around the solid line, where there is one. */
  low?: number;
  high?: number;
  /** Has a marker, a label and its amounts to tell; the others only shape the lines. */
  marked: boolean;
  /** Tells its amounts, but has neither marker nor label. */
  plain?: boolean;
}

/** What the parts of a line chart are called. */
export interface LineWords {
  main: string;
  /** The dashed line, where there is one. */
  base?: string;
  /** The edges of the band, where there is one. */
  low?: string;
  high?: string;
  /** The figures are numbers of something, no money. */
  counted?: boolean;
  /** The chart begins near the lowest amount, where all are far from nothing; without `base`. */
  near?: boolean;
  /** What goes from left to right, for instance 'Year'. */
  axis: string;
  /** Shorter, at the ends of the lines. */
  mainEnd: string;
  baseEnd?: string;
}

/**
 * The room around the lines in rem, so that it grows with the text: amounts at the left, their ends
 * at the right, labels below.
 */
export interface Room {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

type Part = "main" | "base" | "low" | "high";

/** What a point tells in this order, with the words for it. */
export function partsOf(
  { main, base, low, high }: LinePoint,
  words: LineWords,
  order: readonly Part[],
): { part: Part; word: string; amount: number }[] {
  const amounts = { main, base, low, high };
  return order.flatMap((part) => {
    const [word, amount] = [words[part], amounts[part]];
    return word === undefined || typeof amount !== "number" ? [] : [{ part, word, amount }];
  });
}

const NICE = [1, 2, 2.5, 5, 10];
const MOST_LINES = 4;
/** A round line that much of a step above the highest value still closes the chart. */
const NEAR = 0.2;

/**
 * The round amounts at which a line stands, from nothing upwards, or from below it where an amount
 * is, and where the chart begins and ends.
 */
export function scaleOf(highest: number, { counted = false, lowest = 0 } = {}) {
  const most = Math.max(0, highest);
  const least = Math.min(0, lowest);
  // What is counted has no halves.
  const span = Math.max(counted ? MOST_LINES : 1, most - least);
  const power = 10 ** Math.floor(Math.log10(span / MOST_LINES));
  const step = (NICE.find((nice) => nice * power * (MOST_LINES + NEAR) >= span) ?? 10) * power;
  const top = least === 0 ? endOf(span, step) : endOf(most, step);
  const bottom = -endOf(-least, step);
  const first = Math.ceil(bottom / step);
  const count = Math.floor(top / step) - first + 1;
  const ticks = Array.from({ length: count }, (_, index) => (first + index) * step);
  return { ticks, top, bottom: bottom || 0 };
}

/** Where the chart ends on one side of nothing. */
function endOf(most: number, step: number): number {
  const round = Math.ceil(most / step) * step;
  return round - most <= step * NEAR ? round : most;
}

/** The lines of a chart for all that is drawn in it. */
export function scaleFor(points: readonly LinePoint[], { counted, near }: LineWords) {
  if (near) {
    const drawn = points.flatMap(({ main, low, high }) => [main, low, high]);
    const amounts = drawn.filter((amount) => typeof amount === "number");
    return scaleNear(Math.max(...amounts), Math.min(...amounts));
  }
  const amounts = points.flatMap(({ main, base, high }) => [main ?? 0, base ?? 0, high ?? 0]);
  return scaleOf(Math.max(...amounts), { counted, lowest: Math.min(...amounts) });
}

/**
 * The same around amounts that are far from nothing: it begins at a round amount below the lowest,
 * so that what changes can be seen.
 */
function scaleNear(highest: number, lowest: number) {
  if (lowest <= 0 || lowest < (highest - lowest) * 2) return scaleOf(highest, { lowest });
  const { ticks } = scaleOf(highest - lowest);
  const step = ticks[1] ?? 1;
  const bottom = Math.floor(lowest / step) * step;
  const above = scaleOf(highest - bottom);
  return {
    ticks: above.ticks.map((tick) => bottom + tick),
    top: bottom + above.top,
    bottom,
  };
}

/** Where two labels stand that want to stand at these heights, apart from each other. */
export function apart(upper: number, lower: number, least: number): [number, number] {
  const missing = least - (lower - upper);
  return missing > 0 ? [upper - missing / 2, lower + missing / 2] : [upper, lower];
}

/** Where the last point lies; a single one stands at the beginning of a way. */
export const wayOf = (points: readonly Pick<LinePoint, "at">[]) =>
  Math.max(1, points.at(-1)?.at ?? 1);

/** Which part of the width belongs to each point: half the way to its neighbours. */
export function sharesOf(points: readonly Pick<LinePoint, "at">[]) {
  if (points.length === 1) return [{ from: 0, to: 1, at: 0 }];
  const last = wayOf(points);
  return points.map(({ at }, index) => {
    const from = ((points[index - 1]?.at ?? at) + at) / 2 / last;
    const to = ((points[index + 1]?.at ?? at) + at) / 2 / last;
    return { from, to, at: at / last };
  });
}
