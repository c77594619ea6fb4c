import { addDays, dateOfDay } from "@/lib/days";

import { DAY_MARK, wordPattern } from "./parsed-text";
import { MEASURES } from "./words";

const MONTHS =
  "jan(?:uari|uary)?|feb(?:ruari|ruary|r)?|mar(?:et|ch)?|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|agu(?:stus)?|a[gu][sgt](?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|no[vp](?:ember)?|de[sc](?:ember)?";
const MONTH_STARTS = [
  ..."jan feb mar apr me,may jun jul a sep o n d".split(" ").map((starts) => starts.split(",")),
];

const WEEKDAYS = [
  "hari minggu|minggu(?= (?:pagi|siang|sore|malam))|ahad|sunday",
  "senin|monday",
  "selasa|tuesday",
  "rabu|wednesday",
  "kamis|thursday",
  "jum'?at|friday",
  "sabtu|saturday",
];

const PART_OF_DAY = "(?: (?:pagi|siang|sore|malam|malem|morning|afternoon|evening|night))?";
const AGO = "(?: (?:yg|yang))? (?:lalu|ago|kemarin|kemaren|silam)";
const BEFORE = "(?:(?:pada|on|hari|tgl|tanggal|date|sejak|jatuh) )*";

const COUNT_WORDS = "se satu dua tiga empat lima enam tujuh".split(" ");

type Finder = (found: RegExpExecArray, today: string) => string | null;

const pad = (number: number) => String(number).padStart(2, "0");

/** A day of the calendar, or null for what is none such as February 30. */
function toDay(year: number, month: number, date: number): string | null {
  const day = `${year}-${pad(month)}-${pad(date)}`;
  return month >= 1 && month <= 12 && date >= 1 && date === dateOfDay(day).getDate() ? day : null;
}

function monthOf(name: string): number {
  const word = name.toLowerCase();
  return 1 + MONTH_STARTS.findIndex((starts) => starts.some((start) => word.startsWith(start)));
}

function yearOf(text: string): number {
  const year = Number(text.replace("'", ""));
  return year < 100 ? 2000 + year : year;
}

/** A day without its year: the latest one that is not ahead. */
function latest(month: number, date: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const day = toDay(year, month, date);
  return day && day > addDays(today, 1) ? toDay(year - 1, month, date) : day;
}

function dated(date?: string, month = 0, year?: string, today = ""): string | null {
  return year ? toDay(yearOf(year), month, Number(date)) : latest(month, Number(date), today);
}

/** The latest month that has this date, today's included. */
function latestDate(date: number, today: string): string | null {
  const [year = 0, month = 0] = today.split("-").map(Number);
  for (let back = 0; back < 3; back += 1) {
    const index = year * 12 + month - 1 - back;
    const day = toDay(Math.floor(index / 12), (index % 12) + 1, date);
    if (day && day <= today) return day;
  }
  return null;
}

/** A weekday of the week before, which began on a Monday. */
function weekdayOfLastWeek(weekday: number, today: string): string {
  const sinceMonday = (dateOfDay(today).getDay() + 6) % 7;
  return addDays(today, ((weekday + 6) % 7) - sinceMonday - 7);
}

function latestWeekday(weekday: number, today: string, last: boolean): string {
  const back = (dateOfDay(today).getDay() - weekday + 7) % 7;
  return addDays(today, -(back === 0 && last ? 7 : back));
}

const before =
  (days: number): Finder =>
  (_, today) =>
    addDays(today, -days);

/** The ways to name a day, the most exact first. */
const WAYS: readonly [string, Finder][] = [
  [`${BEFORE}(\\d{4})-(\\d\\d)-(\\d\\d)`, ([, y, m, d]) => toDay(Number(y), Number(m), Number(d))],
  [
    `${BEFORE}(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d\\d)(?![.,/]\\d)`,
    ([, d, , m, y], today) => dated(d, Number(m), y, today),
  ],
  [
    `${BEFORE}(\\d{1,2})[ -]?(${MONTHS})(?:[ -]+(\\d{4}|'?2\\d)(?![.,:]\\d))?`,
    ([, d, m = "", y], today) => dated(d, monthOf(m), y, today),
  ],
  [
    `${BEFORE}(${MONTHS}) (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?(?![.,]\\d| (?:rb|ribu|jt|juta|k))`,
    ([, m = "", d, y], today) => dated(d, monthOf(m), y, today),
  ],
  [
    `${BEFORE}(\\d{1,2})/(\\d{1,2})(?!/| ?(?:${MEASURES}))`,
    ([, d, m], today) => dated(d, Number(m), undefined, today),
  ],
  [
    `(?:on )?(?:tgl|tanggal|tg) ?(\\d{1,2})|(?:on )?the (\\d{1,2})(?:st|nd|rd|th)`,
    ([, d, e], today) => latestDate(Number(d ?? e), today),
  ],
  [
    `(\\d{1,2}|${COUNT_WORDS.join("|")}|a|one|two|three)(?: |(?<=se))(hari|minggu|days?|weeks?)${AGO}`,
    ([, count = "", unit = ""], today) =>
      addDays(today, -countOf(count) * (/^[mw]/i.test(unit) ? 7 : 1)),
  ],
  [`kema?r[ie]n (?:lusa|dulu)|kmrn lusa|lusa kemarin|(?:the )?day before yesterday`, before(2)],
  ...WEEKDAYS.map((names, weekday): [string, Finder] => [
    `${BEFORE}(last )?(?:${names})${PART_OF_DAY}(?:( minggu lalu| minggu kemarin| last week)|(${AGO}| kmrn))?`,
    ([, last, week, ago], today) =>
      week
        ? weekdayOfLastWeek(weekday, today)
        : latestWeekday(weekday, today, Boolean(last ?? ago)),
  ]),
  [
    `(?:kema?r[ie]n|kmr[ie]?n|kmare?n|yesterday|yday)${PART_OF_DAY}|semal[ae]m|tadi mal[ae]m|last night`,
    before(1),
  ],
  ["minggu (?:lalu|kemarin|kemaren)|last week", before(7)],
  [
    `hari ini|today|barusan|baru saja|(?:tadi|td) (?:pagi|siang|sore)|tadi|(?:pagi|siang|sore|malam) ini|this (?:morning|afternoon|evening)|tonight|just now|sekarang|skrg`,
    before(0),
  ],
  ["besok|bsk|tomorrow", before(-1)],
];

function countOf(word: string): number {
  const text = word.toLowerCase();
  const index = COUNT_WORDS.indexOf(text);
  if (index >= 0) return Math.max(1, index);
  const english = ["", "one", "two", "three"].indexOf(text);
  return english > 0 ? english : Number(text) || 1;
}

const PATTERNS = WAYS.map(([words, find]) => [wordPattern(words), find] as const);

export interface Dated {
  /** 'YYYY-MM-DD'; left out where the text names no day. */
  date?: string;
  /** The text with a mark where the day was. */
  text: string;
}

const TIME = wordPattern(
  `(?:(?:jam|pukul|at) )?\\d{1,2}:\\d\\d(?::\\d\\d)?(?: wib| wita| wit)?|(?:jam|pukul) \\d{1,2}(?:\\.\\d\\d)?${PART_OF_DAY}|(?:at )?\\d{1,2} ?[ap]m`,
  "giu",
);

/** Takes the times of day out of a sentence: the form has none. */
export function takeTimes(text: string): string {
  return text.replace(TIME, ` ${DAY_MARK} `);
}

/** Takes the day out of a text; the form takes none after tomorrow. */
export function takeDay(text: string, today: string): Dated {
  for (const [pattern, find] of PATTERNS) {
    const found = pattern.exec(text);
    const date = found && find(found, today);
    if (found && date && date <= addDays(today, 1)) {
      const rest = text.slice(found.index + found[0].length);
      return { date, text: `${text.slice(0, found.index)} ${DAY_MARK} ${rest}` };
    }
  }
  return { text };
}
