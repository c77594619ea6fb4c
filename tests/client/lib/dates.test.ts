import { expect, test } from "vitest";

import { formatDate, formatDayRange, formatMoment, isCalendarMonth, todayIn } from "@/lib/dates";

test("a day is written out in the reader's language", () => {
  expect(formatDate("2017-07-08", "en")).toBe("July 8, 2017");
  expect(formatDate("2017-07-08", "id")).toBe("8 Juli 2017");
});

test("the days of a month from payday to payday are written in brief", () => {
  // Browsers separate the ends of a range by thin spaces of their own choice.
  const days = (language: "en" | "id") =>
    formatDayRange("2026-10-25", "2026-11-24", language, "brief").replace(/\s/g, " ");
  expect(days("en")).toBe("Oct 25 – Nov 24");
  expect(days("id")).toBe("25 Okt – 24 Nov");
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
