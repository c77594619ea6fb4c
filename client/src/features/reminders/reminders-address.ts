import { dateOfDay, dayOfDate } from "@/lib/days";

import { getLastDay, getMonth } from "./month-range";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What an address names of the reminders. */
export interface RemindersAddress {
  month: string;
  day: string;
}

/** The day that is chosen in a month when the address names none. */
function getFirstDay(month: string, today: string): string {
  return getMonth(today) === month ? today : `${month}-01`;
}

/**
 * The month and the day of an address: a day names its month, and nothing means today. So does what
 * the calendar does not reach.
 */
export function readAddress(search: URLSearchParams, today: string): RemindersAddress {
  const { min, max } = getLastDay(today);
  const near = (what: string) => what >= min.slice(0, what.length) && what <= max;
  const day = search.get("day");
  // The calendar knows no 31st of February.
  if (day && DAY.test(day) && near(day) && dayOfDate(dateOfDay(day)) === day)
    return { month: getMonth(day), day };
  const named = search.get("month");
  const month = named && MONTH.test(named) && near(named) ? named : getMonth(today);
  return { month, day: getFirstDay(month, today) };
}

/** The address's parameters with another month or another day; today needs none. */
export function writeAddress(
  search: URLSearchParams,
  { month, day }: Partial<RemindersAddress>,
  today: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("month");
  next.delete("day");
  if (day) {
    if (day !== today) next.set("day", day);
  } else if (month && month !== getMonth(today)) next.set("month", month);
  return next;
}
