const KEY = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a text is the key of a month, 'YYYY-MM'. */
export function isMonthKey(text: string): boolean {
  return KEY.test(text);
}

/** The key of a month of a year, counted from 0. */
export function getMonthKey(year: number, month: number): string {
  return `${String(year).padStart(4, "0")}-${String(month + 1).padStart(2, "0")}`;
}
