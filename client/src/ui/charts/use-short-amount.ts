import { useMemo } from "react";

import { useCounts } from "@/i18n/use-counts";
import { formatShort } from "@/lib/money";

import { useAmounts } from "../money/use-amounts";

export interface ShortAmount {
  /** For an axis, whose lines all have the same unit: '200 jt'. */
  axis: (amount: number) => string;
  /** By itself: 'Rp297,8 jt'. */
  alone: (amount: number) => string;
  /** Whether 'jt' has to be explained. */
  inRupiah: boolean;
}

/** Amounts where there is little room, as the person wants them: converted, or hidden. */
export function useShortAmount({ counted = false } = {}): ShortAmount {
  const { hidden, text, parts } = useAmounts();
  const { count, short } = useCounts();
  return useMemo(() => {
    if (counted) return { axis: short, alone: count, inRupiah: false };
    const { about, symbol } = parts(0);
    const inRupiah = !hidden && about === "";
    if (!inRupiah) return { axis: text, alone: text, inRupiah };
    return { axis: formatShort, alone: (amount) => symbol + formatShort(amount), inRupiah };
  }, [counted, count, short, hidden, text, parts]);
}
