import { addDays, dateOfDay } from "@/lib/days";

/** How many days a calendar shows of a month: six weeks. */
const SHOWN = 42;

/** How far the years can be chosen to either side. */
const YEARS = 50;

/** Some days, both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** The days that a calendar shows of a month 'YYYY-MM', in weeks from Sunday. */
export function getShownDays(month: string): DateRange {
  const first = `${month}-01`;
  const from = addDays(first, -dateOfDay(first).getDay());
  return { from, to: addDays(from, SHOWN - 1) };
}

/** The month 'YYYY-MM' of a day. */
export function getMonth(day: string): string {
  return day.slice(0, 7);
}

/** The days that can be chosen. */
export function getLastDay(today: string): { min: string; max: string } {
  const year = Number(today.slice(0, 4));
  return { min: `${year - YEARS}-01-01`, max: `${year + YEARS}-12-31` };
}
