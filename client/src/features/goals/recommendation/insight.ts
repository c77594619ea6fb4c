import { groupDigits } from "@/lib/money-input";

import { addMonths } from "../savings-plan";

/** The input of the calculation; amounts in whole rupiah. */
export interface InsightInput {
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
  /** The amount in whole rupiah, rounded up, as goals store it. */
  monthly: number;
  /** How many months it takes as a goal: rounding up can spare the last one. */
  asGoal: bigint;
}

/** The longest time that is shown in months. */
export const A_LIFE: bigint = 1200n;

const divideUp = (whole: bigint, part: bigint): bigint => (whole + part - 1n) / part;

/** Income times percentage, and the target by that, without a float in between; all above zero. */
export function getInsight({ income, percentage, target }: InsightInput): Insight {
  const cents = BigInt(income) * BigInt(percentage);
  const monthly = divideUp(cents, 100n);
  return {
    cents,
    months: divideUp(BigInt(target) * 100n, cents),
    monthly: Number(monthly),
    asGoal: divideUp(BigInt(target), monthly),
  };
}

/** Hundredths of a rupiah as '2.050.000,00'. */
export function exactDigits(cents: bigint): string {
  const decimals = String(cents % 100n).padStart(2, "0");
  return `${groupDigits(String(cents / 100n))},${decimals}`;
}

/** The first day of the last of so many months, the one of a day among them as for any goal. */
export function getLastMonth(day: string, months: bigint): string {
  return addMonths(day, Number(months) - 1);
}
