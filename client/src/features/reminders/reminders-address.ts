import { dateOfDay, dayOfDate } from "@/lib/days";

import { farthest, monthOf } from "./month-range";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What an address names of the reminders. */
export interface Place {
  month: string;
  day: string;
}

/** The day that is chosen in a month when the address names none. */
function firstOf(month: string, today: string): string {
  return monthOf(today) === month ? today : `${month}-01`;
}

/**
 * The month and the day of an address: a day names its month, and nothing means today. So does what
 * the calendar does not reach.
 */
export function readPlace(search: URLSearchParams, today: string): Place {
  const { min, max } = farthest(today);
  const near = (what: string) => what >= min.slice(0, what.length) && what <= max;
  const day = search.get("day");
  // The calendar knows no 31st of February.
  if (day && DAY.test(day) && near(day) && dayOfDate(dateOfDay(day)) === day)
    return { month: monthOf(day), day };
  const named = search.get("month");
  const month = named && MONTH.test(named) && near(named) ? named : monthOf(today);
  return { month, day: firstOf(month, today) };
}

/** The address's parameters with another month or another day; today needs none. */
export function writePlace(
  search: URLSearchParams,
  { month, day }: Partial<Place>,
  today: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("month");
  next.delete("day");
  if (day) {
    if (day !== today) next.set("day", day);
  } else if (month && month !== monthOf(today)) next.set("month", month);
  return next;
}
