const LOCALES = { en: "en-US", id: "id-ID" } as const;

type Language = keyof typeof LOCALES;

const LONG = { day: "numeric", month: "long", year: "numeric" } as const;
const BRIEF = { day: "numeric", month: "short", year: "numeric" } as const;
const MONTH = { month: "long", year: "numeric" } as const;
const BRIEF_MONTH = { month: "short", year: "numeric" } as const;

const RANGES = {
  long: LONG,
  medium: BRIEF,
  brief: { day: "numeric", month: "short" },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than a long list has time for, so each is made once. */
function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });
  formats.set(key, made);
  return made;
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** Days have no time zone: they are read and written in UTC so that none of them shifts. */
function write(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = utc(day);
  if (Number.isNaN(date.getTime())) return "";
  return formatOf(language, options).format(date);
}

/** A day 'YYYY-MM-DD' in words: 'July 8, 2017', '8 Juli 2017'; empty for what is no day. */
export function formatDate(day: string, language: Language): string {
  return write(day, language, LONG);
}

/** A day where there is little room: 'Jul 8, 2017', '8 Jul 2017'. */
export function formatBriefDate(day: string, language: Language): string {
  return write(day, language, BRIEF);
}

/** A day with its weekday, of whichever year: 'Tuesday, June 18', 'Selasa, 18 Juni'. */
export function formatWeekday(day: string, language: Language): string {
  return write(day, language, { weekday: "long", day: "numeric", month: "long" });
}

/** The month of a day with its year: 'July 2017', 'Juli 2017'. */
export function formatMonth(day: string, language: Language): string {
  return write(day, language, MONTH);
}

/** The month of a day where there is little room: 'Jul 2017'. */
export function formatBriefMonth(day: string, language: Language): string {
  return write(day, language, BRIEF_MONTH);
}

/** Keeps words on one line; a line may end behind a dash, whatever space follows it. */
function joinWords(text: string): string {
  return text.replace(/\s/g, "\u00a0").replaceAll("–", "–\u2060");
}

function writeRange(
  start: string,
  end: string,
  language: Language,
  style: keyof typeof RANGES,
): string {
  const day = (which: string) => write(which, language, RANGES[style]);
  if (start === end) return day(start);
  // Over the end of a year `formatRange` adds both years.
  if (style === "brief" && start.slice(0, 4) !== end.slice(0, 4))
    return `${day(start)} – ${day(end)}`;
  return formatOf(language, RANGES[style]).formatRange(utc(start), utc(end));
}

/**
 * A run of days: 'June 3 – 9, 2024', '3–9 Juni 2024'; brief, without years and never on two lines:
 * 'Oct 25 – Nov 24', '25 Okt – 24 Nov'.
 */
export function formatDayRange(
  start: string,
  end: string,
  language: Language,
  style: keyof typeof RANGES = "long",
): string {
  const days = writeRange(start, end, language, style);
  return style === "brief" ? joinWords(days) : days;
}

/** Whether a month is the one that the calendar calls so, and not from payday to payday. */
export function isCalendarMonth({ start, end }: { start: string; end: string }): boolean {
  const following = utc(end);
  following.setUTCDate(following.getUTCDate() + 1);
  return start.endsWith("-01") && following.getUTCDate() === 1;
}

/** Today as 'YYYY-MM-DD' in a time zone such as Asia/Jakarta. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}

/** A moment with its time of day: 'July 8, 2017 at 3:04 PM', '8 Juli 2017 pukul 15.04'. */
export function formatMoment(moment: string, language: Language, timeZone?: string): string {
  const options = { dateStyle: "long", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(new Date(moment));
}
