import { createStore } from "@/lib/store";

/** A currency to show amounts in: what one unit was worth in rupiah on a day. */
export interface DisplayRate {
  currency: ForeignCurrency;
  rupiah: number;
  /** 'YYYY-MM-DD' */
  date: string;
}

export type ForeignCurrency = keyof typeof SYMBOLS;

const SYMBOLS = { EUR: "€", USD: "$" } as const;
const LOCALES = { en: "en-US", id: "id-ID" } as const;
// Kept in the browser so that a page shows the chosen currency before the account is there.
const KEY = "display-rate";
/** From here on cents say nothing more. */
const WHOLE_FROM = 1000;

/** In which currency amounts are shown, with its rate; null is rupiah. */
export const displayRate = createStore<DisplayRate | null>(null);
if (typeof window !== "undefined") displayRate.set(read());

export function isForeign(currency: string | null | undefined): currency is ForeignCurrency {
  return typeof currency === "string" && currency in SYMBOLS;
}

/** Shows every amount in another currency from now on, null in rupiah. */
export function showAmountsIn(next: DisplayRate | null): void {
  const written = JSON.stringify(next);
  if (written === JSON.stringify(displayRate.get())) return;
  if (next) localStorage.setItem(KEY, written);
  else localStorage.removeItem(KEY);
  displayRate.set(next);
}

export interface AmountParts {
  /** '≈ ' when the amount is converted. */
  about: string;
  sign: string;
  symbol: string;
  digits: string;
}

/** Whole rupiah in another currency: '≈ €1.234', '≈ -$2.97'; cents only while they matter. */
export function convertedParts(
  amount: number,
  { currency, rupiah }: DisplayRate,
  language: keyof typeof LOCALES,
  signed: boolean,
): AmountParts {
  const value = Math.abs(amount) / rupiah;
  const places = value < WHOLE_FROM ? 2 : 0;
  const digits = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(value);
  const sign = amount < 0 ? "-" : signed && amount > 0 ? "+" : "";
  return { about: "≈ ", sign, symbol: SYMBOLS[currency], digits };
}

function read(): DisplayRate | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isDisplayRate(kept) ? kept : null;
  } catch {
    // Storage can be forbidden, and anybody may have written there.
    return null;
  }
}

function isDisplayRate(value: unknown): value is DisplayRate {
  if (typeof value !== "object" || value === null) return false;
  const { currency, rupiah, date } = value as Record<string, unknown>;
  return (
    typeof currency === "string" &&
    isForeign(currency) &&
    typeof rupiah === "number" &&
    rupiah > 0 &&
    typeof date === "string"
  );
}
