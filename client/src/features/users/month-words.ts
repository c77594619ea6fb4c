import type { Language } from "@/i18n/languages";

const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** Days have no time zone: they are read and written in UTC so that none of them shifts. */
function write(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The first and the last day of a month: 'October 25 – November 24', '25 Oktober – 24 November'. */
export function spanWords(start: string, end: string, language: Language): string {
  const options = { day: "numeric", month: "long" } as const;
  return `${write(start, language, options)} – ${write(end, language, options)}`;
}

/**
 * Two days with their weekdays, 'Saturday 25' and 'Friday 24'; with the months where these differ:
 * 'Sunday, November 1' and 'Friday, October 30'.
 */
export function weekdayWords(days: [string, string], language: Language): [string, string] {
  const [one, other] = days;
  const sameMonth = one.slice(0, 7) === other.slice(0, 7);
  const words = (day: string) => {
    if (!sameMonth) {
      return write(day, language, { weekday: "long", day: "numeric", month: "long" });
    }
    return `${write(day, language, { weekday: "long" })} ${String(Number(day.slice(8)))}`;
  };
  return [words(one), words(other)];
}
