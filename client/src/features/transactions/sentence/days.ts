import { addDays, dateOfDay, dayOfDate } from "@/lib/days";

import { DAY_MARK } from "./parsed-text";
import { countOf } from "./number-words";
import { words } from "./patterns";

/** The first three letters of the months and weekdays in both languages. */
const MONTHS = ["janfebmaraprmeijunjulagusepoktnovdes", "janfebmaraprmayjunjulaugsepoctnopdec"];
const WEEKDAYS = ["minsenselrabkamjumsab", "sunmontuewedthufrisat"];

const MONTH =
  "((?:jan|feb|mar|apr|mei|may|jun|jul|agu|aug|sep|okt|oct|nov|nop|des|dec)(?:r?uar[iy]|et|ch|il|[iey]|s?tus|ust|t?ember|ober|t)?)";
const WEEKDAY =
  "(hari minggu|minggu(?= (?:pagi|siang|sore|malam))|ahad|senin|selasa|rabu|kamis|(?<!infa[kq] |sedekah )jum'?at|sabtu|(?:mon|tues|wednes|thurs|fri|satur|sun)day)";
const PART_OF_DAY = "(?: (?:pagi|siang|sore|mal[ae]m|morning|afternoon|evening|night))?";
const AGO = "(?:(?: ya?n?g)? (?:lalu|ago|kema?r[ie]n|kmrn|silam))";
const BEFORE = "(?:(?:pada|on|the|this|hari|tgl|tanggal|date|minggu) )*";
const COUNT = "(\\d\\d?|se|satu|dua|tiga|empat|lima|an?|one|two|three|four|five)";

/** The place of a month or weekday among the others. */
function placeOf(name: string, lists: readonly string[]): number {
  const start = name.toLowerCase().replace("hari ", "").slice(0, 3);
  return Math.max(0, ...lists.map((list) => list.indexOf(start) / 3));
}

/** The month of a year from 0, by its number or name. */
const monthOf = (month: string) => (Number(month) || 1 + placeOf(month, MONTHS)) - 1;

/** A day whose year may be left out, the latest one that is not ahead; null for February 30. */
function dated(today: string, date = "", month = "", year = ""): string | null {
  const now = Number(today.slice(0, 4));
  const found = new Date(year ? 2000 + Number(year.slice(-2)) : now, monthOf(month), Number(date));
  const day = dayOfDate(found);
  if (found.getMonth() !== monthOf(month)) return null;
  return year || day <= addDays(today, 1) ? day : dated(today, date, month, String(now - 1));
}

/** The latest day that has this date, today's included. */
function latestDate(date: number, today: string): string | null {
  for (let back = 0; back < 62; back += 1) {
    const day = addDays(today, -back);
    if (Number(day.slice(-2)) === date) return day;
  }
  return null;
}

/** A weekday that is past, today's included where nothing says the last; or one of last week. */
function latestWeekday(weekday: number, today: string, last = "", week = ""): string {
  const now = dateOfDay(today).getDay();
  if (week) return addDays(today, ((weekday + 6) % 7) - ((now + 6) % 7) - 7);
  return addDays(today, -((now - weekday + 7) % 7 || (last ? 7 : 0)));
}

type Finder = (groups: readonly (string | undefined)[], today: string) => string | null;

const before =
  (days: number): Finder =>
  (_, today) =>
    addDays(today, -days);

/** The ways to name a day, the most exact first. */
const WAYS: readonly (readonly [string, Finder])[] = [
  [
    `${BEFORE}(\\d{4})-(\\d\\d)-(\\d\\d)`,
    ([, year, month, date], today) => dated(today, date, month, year),
  ],
  [
    `${BEFORE}(\\d\\d?)([/.-])(\\d\\d?)\\2((?:20)?\\d\\d)(?![.,/]\\d)`,
    ([, date, , month, year], today) => dated(today, date, month, year),
  ],
  [
    `${BEFORE}(\\d\\d?)(?:(?:st|nd|rd|th) (?:of )?|[ -]?)${MONTH}(?:[ -]*((?:20|')?2\\d)(?![.,:]\\d)|${AGO})?`,
    ([, date, month, year], today) => dated(today, date, month, year),
  ],
  [
    `${BEFORE}${MONTH} (\\d\\d?)(?:st|nd|rd|th)?(?:,? (20\\d\\d))?(?![.,]\\d| ?(?:rb|ribu|jt|juta|k))`,
    ([, month, date, year], today) => dated(today, date, month, year),
  ],
  [
    `${BEFORE}(\\d\\d?)[/-](\\d\\d?)(?![/-]| ?(?:kg|kilo|l|liter|ons|m|porsi))`,
    ([, date, month], today) => dated(today, date, month),
  ],
  [
    `(?:on )?(?:(?:tgl|tanggal|tg) ?(\\d\\d?)(?:${AGO}| bulan ini)?|the (\\d\\d?)(?:st|nd|rd|th))`,
    ([, date, nth], today) => latestDate(Number(date ?? nth), today),
  ],
  [
    `${COUNT} ?(hari|hr|minggu|days?|weeks?|nights?)${AGO}`,
    ([, count = "", unit = ""], today) =>
      addDays(
        today,
        -(Number(count) || countOf(count.toLowerCase()) || 1) * (/^[mw]/i.test(unit) ? 7 : 1),
      ),
  ],
  [`kema?r[ie]n (?:lusa|dulu)|kmrn lusa|lusa kemarin|(?:the )?day before yesterday`, before(2)],
  [
    `${BEFORE}(last )?${WEEKDAY}${PART_OF_DAY}(?:( minggu lalu| minggu kemarin| last week)|(${AGO}))?`,
    ([, last, weekday = "", week, ago], today) =>
      latestWeekday(placeOf(weekday, WEEKDAYS), today, last ?? ago, week),
  ],
  [
    `(?:kema?r[ie]n|kmr[ie]?n|kmare?n|wingi|yesterday|yday)${PART_OF_DAY}|semal[ae]m|(?:tadi|td) (?:mal[ae]m|mlm)|last night`,
    before(1),
  ],
  ["(?:minggu (?:lalu|kema?r[ie]n)|last week)", before(7)],
  [
    `hari ini|today|barusan|baru saja|(?:tadi|td)(?: (?:subuh|pagi|siang|sore))?|\\d+ (?:jam|menit|hours?|min\\p{L}*)${AGO}|(?:subuh|pagi|siang|sore|malam) (?:ini|tadi)|this (?:morning|afternoon|evening)|tonight|just now|sekarang|skrg`,
    before(0),
  ],
  ["besok|bsk|tomorrow", before(-1)],
];

const PATTERNS = WAYS.map(([source, find]) => [words(`(?:${source})`, "giu"), find] as const);

const TIMES = words(
  `(?:(?:(?:jam|pukul|at) )?\\d\\d?:\\d\\d(?::\\d\\d)?(?: wi(?:b|ta|t))?|(?:jam|pukul) \\d\\d?(?:\\.\\d\\d?)?${PART_OF_DAY}|(?:at )?\\d\\d? ?[ap]m)`,
  "giu",
);

/** Takes the times of day out of a sentence: the form has none. */
export function takeTimes(text: string): string {
  return text.replace(TIMES, ` ${DAY_MARK} `);
}

export interface Dated {
  /** 'YYYY-MM-DD'; left out where the text names no day. */
  date?: string;
  /** The text with a mark where the day was. */
  text: string;
}

/** Takes the day out of a text; the form takes none after tomorrow. */
export function takeDay(text: string, today: string, latest = addDays(today, 1)): Dated {
  for (const [pattern, find] of PATTERNS) {
    for (const found of text.matchAll(pattern)) {
      const date = find(found, today);
      if (date && date <= latest) {
        const rest = text.slice(found.index + found[0].length);
        return { date, text: `${text.slice(0, found.index)} ${DAY_MARK} ${rest}` };
      }
    }
  }
  return { text };
}
