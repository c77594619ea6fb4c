import { getMonthKey, isMonthKey } from "@/lib/months";

/** The first month that has budgets: that of January 1, 1970, which may begin in December. */
export const FIRST_MONTH = "1969-12";
/** So many months can be planned ahead. */
const MONTHS_AHEAD = 12;

/** The month that an address names; nothing where it names none, which means the present one. */
export function readMonth(search: URLSearchParams): string | undefined {
  const month = search.get("month");
  return month && isMonthKey(month) && month >= FIRST_MONTH ? month : undefined;
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
  const [year = 1970, month = 1] = today.split("-").map(Number);
  const at = year * 12 + month - 1 + MONTHS_AHEAD;
  return getMonthKey(Math.floor(at / 12), at % 12);
}
