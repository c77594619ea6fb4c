const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** The time of day of a moment in a time zone: '3:04 PM', '15.04'. */
export function formatClock(
  moment: string,
  language: keyof typeof LOCALES,
  timeZone: string,
): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeStyle: "short", timeZone });
  return format.format(new Date(moment));
}

/** A time of day 'HH:MM' as people read it: '3:04 PM', '15.04'. */
export function formatTimeOfDay(time: string, language: keyof typeof LOCALES): string {
  return formatClock(`1970-01-01T${time}Z`, language, "UTC");
}
