import { expect, it } from "vitest";

import {
  getBarLabel,
  getBarTitle,
  getWindowTitle,
} from "@/features/transactions/summary/summary-labels";

const span = (start: string, end: string, label = "") => ({
  start,
  end,
  label,
  income: 0,
  expenses: 0,
});

// Browsers separate the ends of a range by thin spaces of their own choice.
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, " ");

it("names a day, a week, a month and a year in full", () => {
  const day = span("2024-06-18", "2024-06-18", "Tue");
  expect(getBarTitle(day, "day", "en")).toBe("June 18, 2024");
  expect(getBarTitle(day, "day", "id")).toBe("18 Juni 2024");
  const week = span("2024-06-03", "2024-06-09", "Jun 3 – 9");
  expect(plain(getBarTitle(week, "week", "en"))).toBe("June 3 – 9, 2024");
  expect(getBarTitle(span("2024-06-01", "2024-06-30", "Jun"), "month", "id")).toBe("Juni 2024");
  expect(getBarTitle(span("2024-01-01", "2024-12-31", "2024"), "year", "en")).toBe("2024");
});

it("says the days of a month that begins on a payday", () => {
  const month = span("2024-05-25", "2024-06-24", "Jun");
  expect(plain(getBarTitle(month, "month", "en"))).toBe("Jun, May 25 – Jun 24, 2024");
});

it("names a whole window as short as it can", () => {
  const months = [span("2024-01-01", "2024-01-31"), span("2024-06-01", "2024-06-30")];
  expect(plain(getWindowTitle(months, "month", "en"))).toBe("January – June 2024");
  const years = [
    span("2020-01-01", "2020-12-31", "2020"),
    span("2024-01-01", "2024-12-31", "2024"),
  ];
  expect(getWindowTitle(years, "year", "en")).toBe("2020 – 2024");
  const days = [span("2024-06-17", "2024-06-17"), span("2024-06-23", "2024-06-23")];
  expect(plain(getWindowTitle(days, "day", "en"))).toBe("June 17 – 23, 2024");
});

it("has room for the days of a week alone under the narrow bars of a phone", () => {
  const week = span("2024-06-03", "2024-06-09", "Jun 3 – 9");
  expect(getBarLabel(week, "week", false)).toBe("Jun 3 – 9");
  expect(getBarLabel(week, "week", true)).toBe("3–9");
  expect(getBarLabel(span("2024-06-30", "2024-06-30", "Jun 30"), "week", true)).toBe("30");
  expect(getBarLabel(span("2024-06-01", "2024-06-30", "Jun"), "month", true)).toBe("Jun");
});
