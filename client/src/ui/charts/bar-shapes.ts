export type Series = "income" | "expenses";

export interface Bar {
  key: string;
  series: Series;
  amount: number;
  x: number;
  width: number;
  height: number;
  /** Where the bar stands. */
  ground: number;
}

interface Computed {
  key: string;
  height: number;
  data: { id: string | number; index: number; value: number | null };
}

const gap = 3;
const widest = 28;
const lowest = 2;

/**
 * The bars in px. Every period has an equal share of the width and its pair stands in the middle
 * of it, so that the columns behind, which answer the pointer, lie exactly under the bars.
 */
export function groupedBars(bars: readonly Computed[], width: number, ground: number): Bar[] {
  const columns = Math.max(1, ...bars.map((bar) => bar.data.index + 1));
  const share = width / columns;
  const barWidth = Math.max(4, Math.min(widest, share * 0.3));
  return bars
    .filter((bar) => (bar.data.value ?? 0) > 0)
    .map(({ key, height, data }) => {
      const series: Series = data.id === "income" ? "income" : "expenses";
      const middle = share * (data.index + 0.5);
      const x = series === "income" ? middle - gap / 2 - barWidth : middle + gap / 2;
      const amount = data.value ?? 0;
      return { key, series, amount, x, width: barWidth, height: Math.max(lowest, height), ground };
    });
}

const overBar = 5;
const besidePair = 2;

/** Where the amount of a bar stands: over it, as far aside as that of its neighbour needs. */
export function labelPlace({ series, x, width, height, ground }: Bar, textWidth: number) {
  const aside = Math.max(0, textWidth / 2 + besidePair - (width + gap) / 2);
  const middle = x + width / 2;
  return { x: series === "income" ? middle - aside : middle + aside, y: ground - height - overBar };
}

/** The outline of a bar whose upper corners are round. */
export function roundedTop({ x, width, height, ground }: Bar): string {
  const r = Math.min(7, width / 3, height);
  const side = height - r;
  return `M${x} ${ground}v${-side}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${side}z`;
}
