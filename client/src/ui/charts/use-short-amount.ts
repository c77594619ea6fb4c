import { useMemo } from "react";

import { useCounts } from "@/i18n/use-counts";
import { useStore } from "@/lib/store";

import { displayRate } from "../money/display-currency";
import { useAmounts } from "../money/use-amounts";

export interface ShortAmount {
  /** For an axis and over a bar: '200 jt', '200M', '$1.2K'. */
  axis: (amount: number) => string;
  /** By itself: 'Rp297,8 jt', '≈ $1.2K'. */
  alone: (amount: number) => string;
  /** What whole rupiah are in the currency that is shown. */
  convert: (amount: number) => number;
  symbol: string;
  hidden: boolean;
  /** Whether the unit has to be explained. */
  inRupiah: boolean;
}

const itself = (amount: number) => amount;

/** Amounts where there is little room, as the person wants them: converted, or hidden. */
export function useShortAmount({ counted = false } = {}): ShortAmount {
  const { hidden, text, parts } = useAmounts();
  const { count, short } = useCounts();
  const rate = useStore(displayRate);
  return useMemo(() => {
    const { about, symbol } = parts(0);
    const plain = { convert: itself, symbol, hidden, inRupiah: false };
    if (counted) return { ...plain, axis: short, alone: count };
    if (hidden) return { ...plain, axis: text, alone: text };
    const convert = rate ? (amount: number) => amount / rate.rupiah : itself;
    const written = (amount: number) => short(convert(amount));
    const withSymbol = (amount: number) => symbol + written(amount);
    return {
      ...plain,
      convert,
      inRupiah: !rate,
      axis: rate ? withSymbol : written,
      alone: (amount) => about + withSymbol(amount),
    };
  }, [counted, count, short, hidden, text, parts, rate]);
}
