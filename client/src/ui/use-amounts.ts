import { useMemo, useSyncExternalStore } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import {
  type AmountParts,
  convertedParts,
  displayRate,
  onDisplayRate,
} from "@/lib/display-currency";
import { formatDigits, formatRupiah } from "@/lib/money";

export interface Amounts {
  /** An amount of whole rupiah as text; with `signed`, amounts above zero carry their plus. */
  text: (amount: number, options?: { signed?: boolean }) => string;
  parts: (amount: number) => AmountParts;
  /** What was converted, in rupiah and with the day of the rate; nothing for rupiah. */
  origin: (amount: number) => string | undefined;
}

const before = () => null;

/** How amounts are shown: in rupiah, or about so much in the currency that the person chose. */
export function useAmounts(): Amounts {
  const { language } = useLanguage();
  const rate = useSyncExternalStore(onDisplayRate, displayRate, before);
  return useMemo(() => {
    if (!rate) return RUPIAH;
    const converted = (amount: number, signed: boolean) =>
      convertedParts(amount, rate, language, signed);
    const day = formatDate(rate.date, language);
    return {
      parts: (amount) => converted(amount, false),
      text: (amount, { signed = false } = {}) => {
        const { about, sign, symbol, digits } = converted(amount, signed);
        return about + sign + symbol + digits;
      },
      origin: (amount) => `${formatRupiah(amount)} (${day})`,
    };
  }, [rate, language]);
}

const RUPIAH: Amounts = {
  text: formatRupiah,
  parts: (amount) => ({
    about: "",
    sign: amount < 0 ? "-" : "",
    symbol: "Rp",
    digits: formatDigits(amount),
  }),
  origin: () => undefined,
};
