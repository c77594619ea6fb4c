import { usePhone } from "@/browser/media-queries";
import { useCounts } from "@/i18n/use-counts";

import type { PlotSize } from "./bar-shapes";
import { type BarValues, chooseBarValues } from "./bar-values";
import type { Period } from "./period";
import { useShortAmount } from "./use-short-amount";

/** The size of the labels as part of the size of text, and the room that two of them share. */
const LABEL = { phone: 0.6875, wide: 0.75, apart: 4 };

/** How the amounts of these periods are written over their bars; null where they are not. */
export function useBarValues(periods: readonly Period[], plot: PlotSize): BarValues | null {
  const { hidden, axis, convert } = useShortAmount();
  const { count } = useCounts();
  const phone = usePhone();
  if (hidden || plot.width === 0) return null;
  const room = (plot.width / periods.length - LABEL.apart) / 2;
  const size = plot.rem * (phone ? LABEL.phone : LABEL.wide);
  const amounts = periods.flatMap(({ income, expenses }) => [income, expenses]).filter(Boolean);
  return chooseBarValues(amounts, { room, size }, { short: axis, convert, count });
}
