// Alike in both languages, as every figure of the console.
const SHARE = new Intl.NumberFormat("en-US", {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A part of a whole: '52.1%'. */
export function shareOf(part: number, whole: number): string {
  return SHARE.format(whole === 0 ? 0 : part / whole);
}

/** What the longest bar stands for; not nothing, so that others can be held against it. */
export function largestOf(values: readonly number[]): number {
  return Math.max(1, ...values);
}
