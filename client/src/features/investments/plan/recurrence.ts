import { selectOrdinal } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { addDays, dateOfDay, dayOfDate } from "@/lib/days";

import type { Frequency } from "./types";

export const LAST_DAY = -1;

const LATEST = 28;

/** The days of a month that every month has, and the last one. */
export const MONTH_DAYS: readonly number[] = [
  ...Array.from({ length: LATEST }, (_, index) => index + 1),
  LAST_DAY,
];

export const WEEKDAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** A Monday, from which the names of the days are counted. */
const MONDAY = Date.UTC(2024, 0, 1);

const DAY = 86_400_000;

/** When a plan's dates are. */
export interface Recurrence {
  frequency: Frequency;
  /** 0 is Monday; only a weekly one has it. */
  weekday: number | null;
  /** 1 to 28, or -1 for the last day; only a monthly one has it. */
  month_day: number | null;
}

function getWeekday(weekday: number, from: string): string {
  // Of a Date, 0 is Sunday.
  const today = (dateOfDay(from).getDay() + 6) % 7;
  return addDays(from, (weekday - today + 7) % 7);
}

function getMonthDay(monthDay: number, from: string): string {
  const date = dateOfDay(from);
  const inMonth = (months: number): string => {
    const month = date.getMonth() + months;
    const end = monthDay === LAST_DAY;
    return dayOfDate(new Date(date.getFullYear(), end ? month + 1 : month, end ? 0 : monthDay));
  };
  const here = inMonth(0);
  return here < from ? inMonth(1) : here;
}

/** The first date of a rhythm on or after a day; null when that is after its last day. */
export function getFirstDate(
  rhythm: Recurrence,
  from: string,
  until: string | null,
): string | null {
  const { frequency, weekday, month_day } = rhythm;
  const first = {
    day: () => from,
    weekly: () => getWeekday(weekday ?? 0, from),
    monthly: () => getMonthDay(month_day ?? 1, from),
  }[frequency]();
  return until !== null && first > until ? null : first;
}

/** The same day some years later; February 29 becomes February 28. */
export function addYears(day: string, years: number): string {
  const date = dateOfDay(day);
  const [year, month] = [date.getFullYear() + years, date.getMonth()];
  const last = new Date(year, month + 1, 0);
  const same = new Date(year, month, date.getDate());
  return dayOfDate(same < last ? same : last);
}

/** The words for when a plan's dates are. */
export function useRecurrenceText() {
  const { t, i18n } = useLingui();

  const weekdayName = (weekday: number): string =>
    i18n.date(new Date(MONDAY + weekday * DAY), { weekday: "long", timeZone: "UTC" });

  const dayName = (day: number): string =>
    day === LAST_DAY
      ? t`Last day`
      : t`${selectOrdinal(day, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;

  const monthly = (day: number): string =>
    day === LAST_DAY
      ? t`Every month on the last day`
      : t`Every month on the ${selectOrdinal(day, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;

  const sentence = ({ frequency, weekday, month_day }: Recurrence): string => {
    if (frequency === "day") return t`Every day`;
    if (frequency === "monthly") return monthly(month_day ?? 1);
    const name = weekdayName(weekday ?? 0);
    return t`Every ${name}`;
  };

  return { weekdayName, dayName, sentence };
}
