import { groupDigits } from "@/lib/money-input";

/** What is asked before anything is worked out; amounts in whole rupiah. */
export interface Wish {
  income: number;
  /** Of the income, in percent. */
  percentage: number;
  target: number;
}

export interface Insight {
  /** What to save every month, in hundredths of a rupiah: exact, because a percent is one. */
  cents: bigint;
  /** How many months it takes, the last one perhaps with less. */
  months: bigint;
  /** The same amount as whole rupiah, rounded up, as goals are kept. */
  monthly: number;
}

/** Beyond that nobody counts in months. */
export const A_LIFE: bigint = 1200n;

const dividedUp = (whole: bigint, part: bigint): bigint => (whole + part - 1n) / part;

/** Income times percentage, and the target by that, without a float in between; all above zero. */
export function insightOf({ income, percentage, target }: Wish): Insight {
  const cents = BigInt(income) * BigInt(percentage);
  return {
    cents,
    months: dividedUp(BigInt(target) * 100n, cents),
    monthly: Number(dividedUp(cents, 100n)),
  };
}

/** Hundredths of a rupiah as '2.050.000,00'. */
export function exactDigits(cents: bigint): string {
  const decimals = String(cents % 100n).padStart(2, "0");
  return `${groupDigits(String(cents / 100n))},${decimals}`;
}

/** The first day of the month so many months after a day. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const count = year * 12 + (month - 1) + months;
  const after = String((count % 12) + 1).padStart(2, "0");
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${after}-01`;
}
