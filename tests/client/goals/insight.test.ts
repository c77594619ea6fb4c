import { describe, expect, it } from "vitest";

import { exactDigits, insightOf, monthAfter } from "@/features/goals/recommendation/insight";

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
    const insight = insightOf({ income, percentage, target });
    expect(exactDigits(insight.cents)).toBe(shown);
    expect(insight.months).toBe(months);
    expect(insight.monthly).toBe(monthly);
  });

  it.each([
    ["2024-06-18", 30, "2026-12-01"],
    ["2024-01-31", 1, "2024-02-01"],
    ["2024-12-31", 12, "2025-12-01"],
    ["2026-11-22", 1200, "2126-11-01"],
  ])("begun on %s it is there after %d months in %s", (today, months, day) => {
    expect(monthAfter(today, months)).toBe(day);
  });
});
