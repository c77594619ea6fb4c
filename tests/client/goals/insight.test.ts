import { describe, expect, it } from "vitest";

import { exactDigits, getInsight, getLastMonth } from "@/features/goals/recommendation/insight";
import { getOutlook } from "@/features/goals/savings-plan";

const MOST = 999_999_999_999;

describe("what to save every month", () => {
  it.each([
    // income, percentage, target, every month, months, as whole rupiah
    [10_250_000, 20, 60_000_000, "2.050.000,00", 30n, 2_050_000],
    [10_250_001, 20, 60_000_000, "2.050.000,20", 30n, 2_050_001],
    [3_333_333, 10, 1_000_000, "333.333,30", 4n, 333_334],
    [7, 30, 21, "2,10", 10n, 3],
    [1, 10, 1, "0,10", 10n, 1],
    [5_000_000, 40, 2_000_000, "2.000.000,00", 1n, 2_000_000],
    [5_000_000, 40, 2_000_001, "2.000.000,00", 2n, 2_000_000],
    [MOST, 40, 1, "399.999.999.999,60", 1n, 400_000_000_000],
    [1, 10, MOST, "0,10", 9_999_999_999_990n, 1],
  ])("of %d, %d percent, for %d is %s", (income, percentage, target, shown, months, monthly) => {
    const insight = getInsight({ income, percentage, target });
    expect(exactDigits(insight.cents)).toBe(shown);
    expect(insight.months).toBe(months);
    expect(insight.monthly).toBe(monthly);
  });

  it.each([
    // The first saving is this month's, as the server counts it for `ready` of a goal.
    ["2024-06-18", 30n, "2026-11-01"],
    ["2024-01-31", 1n, "2024-01-01"],
    ["2024-12-31", 12n, "2025-11-01"],
    ["2026-11-22", 1200n, "2126-10-01"],
  ])("begun on %s the last of %d months is %s", (today, months, day) => {
    expect(getLastMonth(today, months)).toBe(day);
  });

  it.each([
    [10_250_000, 20, 60_000_000, 30n, 30n],
    // 333.333,30 takes a fourth month for the last 10 sen; 333.334 does not: 3 x 333.334 >= 1 million.
    [3_333_333, 10, 1_000_000, 4n, 3n],
    [7, 30, 21, 10n, 7n],
    [1, 10, MOST, 9_999_999_999_990n, BigInt(MOST)],
  ])("of %d, %d percent, for %d: %d months as said, %d as a goal", (...numbers) => {
    const [income, percentage, target, months, asGoal] = numbers;
    expect(getInsight({ income, percentage, target })).toMatchObject({ months, asGoal });
  });

  it.each([
    ["2026-11-22", 120_000, 2_000],
    ["2026-12-31", 119_999, 2_000],
    ["2024-01-31", 3, 2],
    ["2024-02-29", 1, 5],
  ])("on %s, %d by %d a month names the month of the plan that is made of it", (...wish) => {
    const [today, target, monthly] = wish;
    const { asGoal } = getInsight({ income: monthly, percentage: 100, target });
    const { ready } = getOutlook({ left: target, due: null, monthly, today });
    expect(getLastMonth(today, asGoal)).toBe(ready);
  });
});
