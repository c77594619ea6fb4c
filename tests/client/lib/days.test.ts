import { expect, it } from "vitest";

import { addDays, dateOfDay, dayOfDate } from "@/lib/days";

it.each(["2024-06-18", "1970-01-01", "2024-02-29", "2024-12-31"])(
  "%s survives the way to a calendar's date and back",
  (day) => {
    expect(dayOfDate(dateOfDay(day))).toBe(day);
  },
);

it.each([
  ["2024-06-18", -1, "2024-06-17"],
  ["2024-03-01", -1, "2024-02-29"],
  ["2024-12-31", 1, "2025-01-01"],
])("%s and %d days is %s", (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});
