import { expect, it } from "vitest";

import { addMonths, countMonthsUntil, getOutlook } from "@/features/goals/savings-plan";

const today = "2024-06-18";

it.each([
  ["2024-06-17", 0],
  ["2024-06-18", 1],
  ["2024-06-30", 1],
  ["2024-07-01", 2],
  ["2025-06-01", 13],
])("until %s there are %i months, this one among them", (due, months) => {
  expect(countMonthsUntil(today, due)).toBe(months);
});

it.each([
  ["2024-06-18", 0, "2024-06-01"],
  ["2024-06-18", 7, "2025-01-01"],
  ["2024-12-31", 12, "2025-12-01"],
])("%s and %i months are %s", (day, months, after) => {
  expect(addMonths(day, months)).toBe(after);
});

const NOTHING = { needed: null, ready: null, late: false };

it.each([
  ["without a target nothing is said", { left: null, due: null, monthly: 5 }, NOTHING],
  ["what is full needs nothing", { left: 0, due: "2025-01-01", monthly: 5 }, NOTHING],
  [
    "a day asks for its part of every month, rounded up",
    { left: 10_000_000, due: "2024-08-31", monthly: null },
    { needed: 3_333_334, ready: null, late: false },
  ],
  [
    "a plan says when it is ready, and that it is late",
    { left: 10_000_000, due: "2024-08-31", monthly: 1_000_000 },
    { needed: 3_333_334, ready: "2025-03-01", late: true },
  ],
  [
    "a plan that is large enough is not late",
    { left: 10_000_000, due: "2024-08-31", monthly: 3_333_334 },
    { needed: 3_333_334, ready: "2024-08-01", late: false },
  ],
  [
    "what was put aside in this month counts towards it",
    { left: 9_000_000, put: 1_000_000, due: "2024-10-01", monthly: 1_000_000 },
    { needed: 2_000_000, ready: "2025-03-01", late: true },
  ],
  [
    "nobody waits for a thousand years",
    { left: 999_999_999_999, due: null, monthly: 1 },
    { needed: null, ready: null, late: false },
  ],
])("%s", (_, wish, outlook) => {
  expect(getOutlook({ ...wish, today })).toEqual(outlook);
});
