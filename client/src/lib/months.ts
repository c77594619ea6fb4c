const KEY = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The first month with days on which money is recorded: that of January 1, 1970, which may begin in December. */
export const FIRST_MONTH = "1969-12";
/** The last one that the server takes. */
const LAST_MONTH = "8999-12";

/** Whether a text is the key of a month, 'YYYY-MM'. */
export function isMonthKey(text: string): boolean {
  return KEY.test(text);
}

/** The key of a month that an address names; null where it names none that has days. */
export function readMonthKey(text: string | null): string | null {
  return text && isMonthKey(text) && text >= FIRST_MONTH && text <= LAST_MONTH ? text : null;
}

/** The key of a month of a year, counted from 0. */
export function getMonthKey(year: number, month: number): string {
  return `${String(year).padStart(4, "0")}-${String(month + 1).padStart(2, "0")}`;
}

/** The key of the month so many months after another one. */
export function addMonths(key: string, months: number): string {
  const [year = 1970, month = 1] = key.split("-").map(Number);
  const at = year * 12 + month - 1 + months;
  return getMonthKey(Math.floor(at / 12), at % 12);
}
