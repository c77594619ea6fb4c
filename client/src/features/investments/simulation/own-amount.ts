import type { Plan } from "../plan/types";

/** How often a year has each of them. */
const TIMES: Readonly<Record<Plan["frequency"], number>> = {
  day: 365,
  weekly: 365 / 7,
  monthly: 12,
};
const MONTHS = 12;

/** What the plans that go on put in, in a month on average, in whole rupiah; null without any. */
export function monthlyOf(plans: readonly Pick<Plan, "amount" | "frequency" | "next">[]) {
  const running = plans.filter(({ next }) => next.length > 0);
  const monthly = running.reduce((sum, { amount, frequency }) => {
    return sum + (amount * TIMES[frequency]) / MONTHS;
  }, 0);
  return monthly > 0 ? Math.round(monthly) : null;
}
