const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** The month of a day where there is little room: 'Jul'. */
export function formatMonthName(day: string, language: keyof typeof LOCALES): string {
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: "short", timeZone: "UTC" });
  return name.format(new Date(`${day}T00:00:00Z`));
}
