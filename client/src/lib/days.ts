/** The day 'YYYY-MM-DD' as the browser's own midnight, for calendars. */
export function dateOfDay(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a calendar's date as 'YYYY-MM-DD'. */
export function dayOfDate(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, "0");
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${year}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}

/** A day so many days later, or earlier when below zero. */
export function addDays(day: string, days: number): string {
  const date = dateOfDay(day);
  date.setDate(date.getDate() + days);
  return dayOfDate(date);
}
