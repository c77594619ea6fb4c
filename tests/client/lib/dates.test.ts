import { expect, test } from "vitest";

import { formatDate, formatDayRange, formatMoment, isCalendarMonth, todayIn } from "@/lib/dates";

test("a day is written out in the reader's language", () => {
  expect(formatDate("2017-07-08", "en")).toBe("July 8, 2017");
  expect(formatDate("2017-07-08", "id")).toBe("8 Juli 2017");
});

test("the days of a month from payday to payday are written in brief", () => {
  const days = (language: "en" | "id") =>
    formatDayRange("2026-10-25", "2026-11-24", language, "brief");
  expect(days("en")).toBe("Oct\u00a025\u00a0–\u2060\u00a0Nov\u00a024");
  expect(days("id")).toBe("25\u00a0Okt\u00a0–\u2060\u00a024\u00a0Nov");
});

test("brief days stay on one line, also where no space stands beside the dash", () => {
  const days = (start: string, end: string, language: "en" | "id") =>
    formatDayRange(start, end, language, "brief");
  expect(days("2026-10-01", "2026-10-27", "en")).toBe("Oct\u00a01\u00a0–\u2060\u00a027");
  expect(days("2026-10-01", "2026-10-27", "id")).toBe("1–\u206027\u00a0Okt");
  expect(days("2026-10-27", "2026-10-27", "id")).toBe("27\u00a0Okt");
});

test("brief days have no year, also over the end of one", () => {
  const days = (language: "en" | "id") =>
    formatDayRange("2026-12-25", "2027-01-24", language, "brief");
  expect(days("en")).toBe("Dec\u00a025\u00a0–\u2060\u00a0Jan\u00a024");
  expect(days("id")).toBe("25\u00a0Des\u00a0–\u2060\u00a024\u00a0Jan");
});

test("longer runs of days may take a second line", () => {
  const days = formatDayRange("2024-06-03", "2024-06-09", "en", "long");
  // Browsers separate the ends of a range by thin spaces of their own choice.
  expect(days.replace(/\s/g, " ")).toBe("June 3 – 9, 2024");
});

test("a month of the calendar goes from its first day to its last", () => {
  expect(isCalendarMonth({ start: "2024-02-01", end: "2024-02-29" })).toBe(true);
  expect(isCalendarMonth({ start: "2023-02-01", end: "2023-02-27" })).toBe(false);
  expect(isCalendarMonth({ start: "2026-10-25", end: "2026-11-24" })).toBe(false);
});

test("what is no day is written as nothing", () => {
  expect(formatDate("tomorrow", "en")).toBe("");
});

test("today is the day of the person's time zone", () => {
  const evening = new Date("2026-11-20T18:30:00Z");
  expect(todayIn("Asia/Jakarta", evening)).toBe("2026-11-21");
  expect(todayIn("UTC", evening)).toBe("2026-11-20");
});

test("a moment is written by the clock of the person's time zone", () => {
  const noon = "2017-07-08T08:04:00Z";
  expect(formatMoment(noon, "en", "Asia/Jakarta")).toMatch(/^July 8, 2017 at 3:04\sPM$/);
  expect(formatMoment(noon, "id", "Asia/Jakarta")).toBe("8 Juli 2017 pukul 15.04");
  expect(formatMoment(noon, "id", "Asia/Jayapura")).toBe("8 Juli 2017 pukul 17.04");
});
