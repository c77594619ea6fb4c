import { addMonths, readMonthKey } from "@/lib/months";

/** So many months can be planned ahead. */
const MONTHS_AHEAD = 12;

/** The month that an address names; nothing where it names none, which means the present one. */
export function readMonth(search: URLSearchParams): string | undefined {
  return readMonthKey(search.get("month")) ?? undefined;
}

/** The search parameters with another month; undefined selects the current one. */
export function writeMonth(search: URLSearchParams, month: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (month) next.set("month", month);
  else next.delete("month");
  return next;
}

/** The last month that can be planned on a day 'YYYY-MM-DD'. */
export function getLastMonth(today: string): string {
  return addMonths(today.slice(0, 7), MONTHS_AHEAD);
}
