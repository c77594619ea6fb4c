import { dateOfDay, dayOfDate } from "@/lib/days";

import type {
  AmountMode,
  Entry,
  Frequency,
  Kind,
  NewReminder,
  Reminder,
  ReminderChanges,
} from "./types";
import { LAST_DAY, PAYDAY } from "./use-reminder-labels";

/** Where an expense is recorded until a category is chosen. */
const EXPENSE_CATEGORIES: Readonly<Record<Kind, string>> = {
  bill: "utilities",
  saving: "saving",
  investment: "investment",
  other: "miscellaneous-expense",
};
const INCOME_CATEGORY = "salary";

/** So many characters can be written of what one is reminded of. */
export const MAX_LENGTH = 200;

/** What the form of a reminder holds; numbers of its lists as their texts. */
export interface ReminderValues {
  description: string;
  day: string;
  /** 'HH:MM', or empty for none. */
  time: string;
  frequency: Frequency;
  /** It comes every so many days, weeks, months or years. */
  every: string;
  /** Empty: the date of its day. */
  month_day: string;
  /** Where it goes from a weekend or a holiday; empty: it stays. */
  shift: "" | NonNullable<Reminder["shift"]>;
  ends: "forever" | "period" | "count";
  until: string | null;
  /** How often it comes, when it ends by that. */
  times: string;
  kind: Kind;
  /** What it records; "none" only reminds. */
  entry: "none" | Entry;
  amount_mode: AmountMode;
  /** Whole rupiah; null while nothing readable is typed. */
  amount: number | null;
  /** Empty: that of its kind, or of an income. */
  category_id: string;
  /** Empty: the first wallet. */
  wallet_id: string;
  /** Where a transfer puts the amount. */
  to_wallet_id: string;
  /** Whether it is recorded on its day without asking. */
  automatic: boolean;
}

/** A reminder of a day of which only the words are known, or whatever else is. */
export function getNewValues(
  description: string,
  day: string,
  known: Partial<ReminderValues> = {},
): ReminderValues {
  return {
    description,
    day,
    time: "",
    frequency: "once",
    every: "1",
    month_day: "",
    shift: "",
    ends: "forever",
    until: null,
    times: "",
    kind: "other",
    entry: "none",
    amount_mode: "fixed",
    amount: null,
    category_id: "",
    wallet_id: "",
    to_wallet_id: "",
    automatic: false,
    ...known,
  };
}

function getDate(day: string): number {
  return Number(day.slice(8));
}

/** The date in the month as the form holds it: empty when it is that of the first day. */
export function writeMonthDay(monthDay: number | null, day: string): string {
  return monthDay === null || monthDay === getDate(day) ? "" : String(monthDay);
}

function getEnd({ until, times }: Reminder): ReminderValues["ends"] {
  if (times !== null) return "count";
  return until === null ? "forever" : "period";
}

/** A reminder as the form shows it; of a series on the date that is looked at. */
export function toValues(reminder: Reminder, date?: string): ReminderValues {
  const { description, time, frequency, every, month_day, shift, until, times } = reminder;
  const day = date ?? reminder.day;
  const orEmpty = <Text extends string>(text: Text | null) => text ?? "";
  return {
    description,
    day,
    time: orEmpty(time),
    frequency,
    every: String(every),
    month_day: writeMonthDay(month_day, day),
    shift: orEmpty(shift),
    ends: getEnd(reminder),
    until,
    times: times === null ? "" : String(times),
    kind: reminder.kind,
    entry: reminder.entry ?? "none",
    amount_mode: reminder.amount_mode,
    amount: reminder.amount,
    category_id: orEmpty(reminder.category_id),
    wallet_id: orEmpty(reminder.wallet_id),
    to_wallet_id: orEmpty(reminder.to_wallet_id),
    automatic: reminder.automatic,
  };
}

/** The date of a month on which it comes. */
export function getMonthDay({ month_day, day }: Pick<ReminderValues, "month_day" | "day">): number {
  return month_day ? Number(month_day) : getDate(day);
}

/** The category in which it is recorded; empty for what records none. */
export function getCategory({ entry, kind, category_id }: ReminderValues): string {
  if (entry === "none" || entry === "transfer") return "";
  return category_id || (entry === "income" ? INCOME_CATEGORY : EXPENSE_CATEGORIES[kind]);
}

/** Whether the form asks for an amount: for all but what is asked for on each date. */
export function hasAmount({ entry, amount_mode }: ReminderValues): boolean {
  return entry !== "none" && amount_mode !== "asked";
}

/** Which parts of the form there are. */
export function getParts(values: ReminderValues) {
  const { entry, frequency } = values;
  return { records: entry !== "none", again: frequency !== "once", known: hasAmount(values) };
}

const NO_ENTRY = {
  amount_mode: "fixed",
  amount: null,
  category_id: null,
  wallet_id: null,
  to_wallet_id: null,
  automatic: false,
} as const;

type Rhythm = "frequency" | "every" | "month_day" | "shift" | "until" | "times";

function toRhythm(values: ReminderValues): Pick<NewReminder, Rhythm> {
  const { frequency, shift, ends } = values;
  const once = { month_day: null, shift: null, until: null, times: null };
  if (frequency === "once") return { frequency, every: 1, ...once };
  return {
    frequency,
    every: Number(values.every),
    month_day: frequency === "monthly" ? getMonthDay(values) : null,
    shift: shift || null,
    until: ends === "period" ? values.until : null,
    times: ends === "count" ? Number(values.times) : null,
  };
}

type EntryField =
  | "amount_mode"
  | "amount"
  | "category_id"
  | "wallet_id"
  | "to_wallet_id"
  | "automatic";

/** Where it is recorded. The server knows the category of a kind; an income is one by its own. */
function toPlace(
  values: ReminderValues,
): Pick<NewReminder, "category_id" | "wallet_id" | "to_wallet_id"> {
  const { entry, category_id: chosen, to_wallet_id } = values;
  const wallet_id = values.wallet_id || null;
  if (entry === "transfer") {
    return { category_id: null, wallet_id, to_wallet_id: to_wallet_id || null };
  }
  const category_id = (entry === "income" ? getCategory(values) : chosen) || null;
  return { category_id, wallet_id, to_wallet_id: null };
}

function toEntry(values: ReminderValues): Pick<NewReminder, EntryField> {
  const { entry, amount_mode, amount, automatic } = values;
  if (entry === "none") return NO_ENTRY;
  const known = hasAmount(values);
  return {
    amount_mode,
    amount: known ? amount : null,
    automatic: known && automatic,
    ...toPlace(values),
  };
}

/** The request for the form values. */
export function toBody(values: ReminderValues): NewReminder {
  const { description, day, time, kind } = values;
  return { description, day, time: time || null, kind, ...toRhythm(values), ...toEntry(values) };
}

/** What was changed in the form, as the request for it. */
export function toChanges(before: ReminderValues, after: ReminderValues): ReminderChanges {
  const was: Record<string, unknown> = { ...toBody(before) };
  const changed = Object.entries(toBody(after)).filter(([name, value]) => was[name] !== value);
  return Object.fromEntries(changed);
}

const RHYTHM: readonly string[] = [
  "frequency",
  "every",
  "month_day",
  "shift",
  "until",
  "times",
] satisfies Rhythm[];

/** Whether a change says how a series goes on, which no single date can. */
export function changesRhythm(changes: ReminderChanges): boolean {
  // Another day of one date moves its date of the month too.
  return RHYTHM.some((name) => name in changes && !(name === "month_day" && "day" in changes));
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
