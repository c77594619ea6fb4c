import { usePhone } from "@/browser/media-queries";
import { useCounts } from "@/i18n/use-counts";

import { type BarValues, chooseBarValues } from "./bar-values";
import type { PlotSize } from "./use-plot-size";
import { useShortAmount } from "./use-short-amount";

/** The size of the labels as part of the size of text, and what keeps each apart from the next. */
const LABEL = { phone: 0.6875, wide: 0.75, apart: 2 };

/**
 * How these amounts are written over their bars, of which each has so much of the width of the
 * plot; null where they are not.
 */
export function useBarValues(
  amounts: readonly number[],
  plot: PlotSize,
  width: number,
): BarValues | null {
  const { hidden, axis, convert } = useShortAmount();
  const { count } = useCounts();
  const phone = usePhone();
  if (hidden || plot.width === 0) return null;
  const label = {
    room: width - LABEL.apart,
    size: plot.rem * (phone ? LABEL.phone : LABEL.wide),
  };
  return chooseBarValues(amounts.filter(Boolean), label, { short: axis, convert, count });
}
