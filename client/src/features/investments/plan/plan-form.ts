import type { Recurrence } from "./recurrence";
import type { Frequency, Plan } from "./types";

export const NEW_PLAN: PlanValues = {
  amount: null,
  frequency: "monthly",
  weekday: "0",
  month_day: "1",
  ends: "forever",
  until: null,
  wallet_id: "",
};

export const PLAN_FIELDS = [
  "amount",
  "frequency",
  "weekday",
  "month_day",
  "until",
  "wallet_id",
] as const;

/** What the form of a plan holds; numbers of its lists as their texts. */
export interface PlanValues {
  /** Whole rupiah; null while nothing readable is typed. */
  amount: number | null;
  frequency: Frequency;
  weekday: string;
  month_day: string;
  ends: "forever" | "period";
  until: string | null;
  /** Where the money comes from; empty for the first wallet. */
  wallet_id: string;
}

/** The fields that the client sends. */
export type NewPlan = Recurrence & {
  amount: number;
  until: string | null;
  wallet_id: string | null;
};

/** A plan as the form shows it. */
export function toValues(plan: Plan): PlanValues {
  const { amount, frequency, weekday, month_day, until, wallet_id } = plan;
  return {
    amount,
    frequency,
    weekday: String(weekday ?? NEW_PLAN.weekday),
    month_day: String(month_day ?? NEW_PLAN.month_day),
    ends: until === null ? "forever" : "period",
    until,
    wallet_id: wallet_id ?? "",
  };
}

/** The recurrence of the form values. */
export function toRecurrence({ frequency, weekday, month_day }: PlanValues): Recurrence {
  return {
    frequency,
    weekday: frequency === "weekly" ? Number(weekday) : null,
    month_day: frequency === "monthly" ? Number(month_day) : null,
  };
}

/** The last day of the plan; null if it has no end. */
export function getLastDay({ ends, until }: Pick<PlanValues, "ends" | "until">): string | null {
  return ends === "period" ? until : null;
}

/** The request for the form values. */
export function toBody(values: PlanValues): NewPlan {
  return {
    ...toRecurrence(values),
    amount: values.amount ?? 0,
    until: getLastDay(values),
    wallet_id: values.wallet_id || null,
  };
}
