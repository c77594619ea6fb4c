import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import type { AmountParts } from "./display-currency";
import { convertedParts, displayRate } from "./display-currency";
import { MASK, useHiddenAmounts } from "./hidden-amounts";
import { useStore } from "@/lib/store";
import { formatDigits, formatRupiah } from "@/lib/money";

export interface Amounts {
  /** Nothing of an amount is told: neither how long it is nor whether it is above zero. */
  hidden: boolean;
  /** An amount of whole rupiah as text; with `signed`, amounts above zero carry their plus. */
  text: (amount: number, options?: { signed?: boolean }) => string;
  /** The same for those who listen. */
  spoken: (amount: number, options?: { signed?: boolean }) => string;
  parts: (amount: number) => AmountParts;
  /** What was converted, in rupiah and with the day of the rate; nothing for rupiah. */
  origin: (amount: number) => string | undefined;
}

const MASKED = { about: "", sign: "", symbol: "Rp", digits: MASK };

/**
 * How amounts are shown: in rupiah, about so much in the currency that the person chose, or not
 * at all.
 */
export function useAmounts(): Amounts {
  const { language } = useLanguage();
  const { i18n } = useLingui();
  const { hidden } = useHiddenAmounts();
  const rate = useStore(displayRate);
  return useMemo(() => {
    if (hidden) return masked(i18n);
    if (!rate) return RUPIAH;
    const converted = (amount: number, signed: boolean) =>
      convertedParts(amount, rate, language, signed);
    const day = formatDate(rate.date, language);
    const text: Amounts["text"] = (amount, { signed = false } = {}) => {
      const { about, sign, symbol, digits } = converted(amount, signed);
      return about + sign + symbol + digits;
    };
    return {
      hidden,
      parts: (amount) => converted(amount, false),
      text,
      spoken: text,
      origin: (amount) => `${formatRupiah(amount)} (${day})`,
    };
  }, [hidden, rate, language, i18n]);
}

function masked(i18n: I18n): Amounts {
  return {
    hidden: true,
    parts: () => MASKED,
    text: () => MASKED.symbol + MASKED.digits,
    spoken: () => i18n._(msg`hidden amount`),
    origin: () => undefined,
  };
}

const RUPIAH: Amounts = {
  hidden: false,
  text: formatRupiah,
  spoken: formatRupiah,
  parts: (amount) => ({
    about: "",
    sign: amount < 0 ? "-" : "",
    symbol: "Rp",
    digits: formatDigits(amount),
  }),
  origin: () => undefined,
};
