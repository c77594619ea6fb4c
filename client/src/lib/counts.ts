// Figures of the console look alike in both languages, as its percent does.
const WHOLE = new Intl.NumberFormat("en-US");
const SHORT = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** A number of something in full: '7,265'. */
export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** A number of something where there is little room: '7.3K'. */
export function formatShortCount(count: number): string {
  return SHORT.format(count);
}
