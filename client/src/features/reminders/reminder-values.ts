import { dateOfDay, dayOfDate } from "@/lib/days";

import type { Frequency, Kind, NewReminder, Reminder } from "./types";
import { LAST_DAY, PAYDAY } from "./use-reminder-labels";

/** Where an amount is recorded until a category is chosen. */
export const DEFAULT_CATEGORIES: Readonly<Record<Kind, string>> = {
  bill: "utilities",
  saving: "saving",
  investment: "investment",
  other: "miscellaneous-expense",
};

/** So many characters can be written of what one is reminded of. */
export const MAX_LENGTH = 200;

/** What the form of a reminder holds; numbers of its lists as their texts. */
export interface ReminderValues {
  description: string;
  day: string;
  /** 'HH:MM', or empty for none. */
  time: string;
  frequency: Frequency;
  /** Empty: the date of its day. */
  month_day: string;
  ends: "forever" | "period";
  until: string | null;
  kind: Kind;
  /** Whole rupiah; null while nothing readable is typed. */
  amount: number | null;
  /** Empty: that of its kind. */
  category_id: string;
  /** Empty: the first wallet. */
  wallet_id: string;
}

/** A reminder of a day of which only the words are known. */
export function getNewValues(description: string, day: string): ReminderValues {
  return {
    description,
    day,
    time: "",
    frequency: "once",
    month_day: "",
    ends: "forever",
    until: null,
    kind: "other",
    amount: null,
    category_id: "",
    wallet_id: "",
  };
}

function getDate(day: string): number {
  return Number(day.slice(8));
}

/** A reminder as the form shows it. */
export function toValues(reminder: Reminder): ReminderValues {
  const { description, day, time, frequency, month_day, until, kind } = reminder;
  const ownDate = month_day !== null && month_day !== getDate(day);
  return {
    description,
    day,
    time: time ?? "",
    frequency,
    month_day: ownDate ? String(month_day) : "",
    ends: until === null ? "forever" : "period",
    until,
    kind,
    amount: reminder.amount,
    category_id: reminder.category_id ?? "",
    wallet_id: reminder.wallet_id ?? "",
  };
}

/** The date of a month on which it comes. */
export function getMonthDay({ month_day, day }: Pick<ReminderValues, "month_day" | "day">): number {
  return month_day ? Number(month_day) : getDate(day);
}

/** The request for the form values. */
export function toBody(values: ReminderValues): NewReminder {
  const { description, day, time, frequency, kind, amount, category_id, wallet_id } = values;
  const again = frequency !== "once";
  const recorded = (id: string) => (amount === null ? null : id || null);
  return {
    description,
    day,
    time: time || null,
    frequency,
    month_day: frequency === "monthly" ? getMonthDay(values) : null,
    until: again && values.ends === "period" ? values.until : null,
    kind,
    amount,
    category_id: recorded(category_id),
    wallet_id: recorded(wallet_id),
  };
}

/** The first date of the form values; of paydays, which only the server knows, the day itself. */
export function getFirstDate(
  values: Pick<ReminderValues, "day" | "frequency" | "month_day">,
): string {
  const { day, frequency } = values;
  if (frequency !== "monthly") return day;
  const wanted = getMonthDay(values);
  if (wanted === PAYDAY) return day;
  const date = dateOfDay(day);
  const inMonth = (months: number): string => {
    const [year, month] = [date.getFullYear(), date.getMonth() + months];
    const last = new Date(year, month + 1, 0);
    if (wanted === LAST_DAY || wanted > last.getDate()) return dayOfDate(last);
    return dayOfDate(new Date(year, month, wanted));
  };
  return inMonth(0) < day ? inMonth(1) : inMonth(0);
}
