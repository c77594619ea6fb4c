import { expect, it } from "vitest";

import {
  addYears,
  getFirstDate,
  LAST_DAY,
  type Recurrence,
} from "@/features/investments/plan/recurrence";

const daily: Recurrence = { frequency: "day", weekday: null, month_day: null };
const weekly = (weekday: number): Recurrence => ({ ...daily, frequency: "weekly", weekday });
const monthly = (month_day: number): Recurrence => ({ ...daily, frequency: "monthly", month_day });

// June 18, 2024 is a Tuesday.
it.each([
  ["every day", daily, "2024-06-18", "2024-06-18"],
  ["every Tuesday", weekly(1), "2024-06-18", "2024-06-18"],
  ["every Monday", weekly(0), "2024-06-18", "2024-06-24"],
  ["every Sunday", weekly(6), "2024-06-18", "2024-06-23"],
  ["on the 18th", monthly(18), "2024-06-18", "2024-06-18"],
  ["on the 1st", monthly(1), "2024-06-18", "2024-07-01"],
  ["on the 1st, over the year", monthly(1), "2024-12-02", "2025-01-01"],
  ["on the last day", monthly(LAST_DAY), "2024-02-10", "2024-02-29"],
  ["on the last day, when it is that", monthly(LAST_DAY), "2024-01-31", "2024-01-31"],
  ["on the 28th", monthly(28), "2023-02-28", "2023-02-28"],
])("the first date %s from %s is found", (_, rhythm, from, first) => {
  expect(getFirstDate(rhythm, from, null)).toBe(first);
  expect(getFirstDate(rhythm, from, first)).toBe(first);
});

it("there is none when the plan ends before it, and February 29 has a day every year", () => {
  expect(getFirstDate(monthly(1), "2024-06-18", "2024-06-30")).toBeNull();
  expect(addYears("2024-02-29", 1)).toBe("2025-02-28");
  expect(addYears("2024-02-29", 4)).toBe("2028-02-29");
});
