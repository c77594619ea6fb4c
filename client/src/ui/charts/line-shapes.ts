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
  /** The dashed line. */
  base: number;
  /** The band around the solid line, where there is one. */
  low?: number;
  high?: number;
  /** Has a marker, a label and its amounts to tell; the others only shape the lines. */
  marked: boolean;
}

/** What the parts of a line chart are called. */
export interface LineWords {
  main: string;
  base: string;
  /** The edges of the band, where there is one. */
  low?: string;
  high?: string;
  /** The figures are numbers of something, no money. */
  counted?: boolean;
  /** What goes from left to right, for instance 'Year'. */
  axis: string;
  /** Shorter, at the ends of the lines. */
  mainEnd: string;
  baseEnd: string;
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

/** The round amounts at which a line stands, from nothing upwards, and where the chart ends. */
export function scaleOf(highest: number, { counted = false } = {}) {
  // What is counted has no halves.
  const most = Math.max(counted ? MOST_LINES : 1, highest);
  const power = 10 ** Math.floor(Math.log10(most / MOST_LINES));
  const step = (NICE.find((nice) => nice * power * (MOST_LINES + NEAR) >= most) ?? 10) * power;
  const above = Math.ceil(most / step) * step;
  const top = above - most <= step * NEAR ? above : most;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  return { ticks, top };
}

/** The lines of a chart for all that is drawn in it. */
export function scaleFor(points: readonly LinePoint[], { counted }: LineWords) {
  const amounts = points.flatMap(({ main, base, high }) => [main ?? 0, base, high ?? 0]);
  return scaleOf(Math.max(...amounts), { counted });
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
