import { useMemo } from "react";

import { formatCount, formatShortCount } from "@/lib/counts";
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

const COUNTS: ShortAmount = { axis: formatShortCount, alone: formatCount, inRupiah: false };

/** Amounts where there is little room, as the person wants them: converted, or hidden. */
export function useShortAmount({ counted = false } = {}): ShortAmount {
  const { hidden, text, parts } = useAmounts();
  return useMemo(() => {
    if (counted) return COUNTS;
    const { about, symbol } = parts(0);
    const inRupiah = !hidden && about === "";
    if (!inRupiah) return { axis: text, alone: text, inRupiah };
    return { axis: formatShort, alone: (amount) => symbol + formatShort(amount), inRupiah };
  }, [counted, hidden, text, parts]);
}
