import { describe, expect, test } from "vitest";

import {
  getFutureValue,
  getMonthlyRate,
  getPresentValue,
  getPresentValueOfPayments,
} from "@/features/investments/simulation/compound";

/**
 * W. G. Sullivan, E. M. Wicks, C. P. Koelling, 'Engineering Economy' (Pearson), appendix C
 * 'Interest and Annuity Tables for Discrete Compounding', table C-1, i = 1/4%, column F/A: the
 * bond of 3% a year, month by month. Its four decimals are whole rupiah of Rp10.000 a month.
 */
const TABLE_C_1: [months: number, factor: string][] = [
  [1, "1.0000"],
  [2, "2.0025"],
  [3, "3.0075"],
  [6, "6.0376"],
  [12, "12.1664"],
  [18, "18.3876"],
  [24, "24.7028"],
  [25, "25.7646"],
  [30, "31.1133"],
  [36, "37.6206"],
  [40, "42.0132"],
  [48, "50.9312"],
  [60, "64.6467"],
  [72, "78.7794"],
  [84, "93.3419"],
  [100, "113.4500"],
];

/**
 * N. M. Fraser and others, 'Engineering Economics in Canada' (Pearson), appendix A 'Compound
 * Interest Factors for Discrete Compounding', i = 0.5%, column (F/A, i, N): 6% a year.
 */
const APPENDIX_A: [months: number, factor: string][] = [
  [2, "2.0050"],
  [5, "5.0503"],
  [6, "6.0755"],
  [9, "9.1821"],
];

const whole = (factor: string) => Number(factor.replace(".", ""));

test("ten thousand a month come to what the published table says, to the rupiah", () => {
  const got = TABLE_C_1.map(([months]) => getFutureValue(10_000, getMonthlyRate(300), months));
  expect(got).toEqual(TABLE_C_1.map(([, factor]) => whole(factor)));
});

test("so they do at half a percent a month", () => {
  const got = APPENDIX_A.map(([months]) => getFutureValue(10_000, getMonthlyRate(600), months));
  expect(got).toEqual(APPENDIX_A.map(([, factor]) => whole(factor)));
});

test("ten years at 5% equal the example that NumPy's fv() is documented with", () => {
  // 100 now and at the end of each of 120 months are 121 payments: 15692.928894335748.
  expect(getFutureValue(100_000_000, getMonthlyRate(500), 121)).toBe(15_692_928_894);
});

test("25 years at 5% are what the payments make month by month", () => {
  let saved = 0;
  for (let month = 0; month < 300; month += 1) saved = saved * (1 + 0.05 / 12) + 500_000;
  expect(getFutureValue(500_000, getMonthlyRate(500), 300)).toBe(Math.round(saved));
  expect(getFutureValue(500_000, getMonthlyRate(500), 300)).toBe(297_754_854);
});

describe("at the edges", () => {
  test("no return and no time leave what was paid in", () => {
    expect(getFutureValue(500_000, getMonthlyRate(0), 300)).toBe(150_000_000);
    expect(getFutureValue(500_000, getMonthlyRate(500), 0)).toBe(0);
  });

  test("halves are rounded upwards, once", () => {
    // 1 + 1.5 = 2.5
    expect(getFutureValue(1, { above: 1n, below: 2n }, 2)).toBe(3);
  });

  test("the largest sum is still exact", () => {
    const largest = getFutureValue(10_000_000_000, getMonthlyRate(3400), 300);
    expect(largest).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});

test("a tax of 20% leaves four fifths of the interest of each month", () => {
  expect(getFutureValue(1_000_000, getMonthlyRate(500, 2000), 240)).toBe(
    getFutureValue(1_000_000, getMonthlyRate(400), 240),
  );
  expect(getFutureValue(1_000_000, getMonthlyRate(300, 1000), 12)).toBe(
    getFutureValue(1_000_000, getMonthlyRate(270), 12),
  );
});

test("inflation takes its part of what is there and of what was paid in", () => {
  // 120,000,000 / 1.025^10, where 1.025^10 = 1.28008454...
  const worth = getPresentValue(250, 10);
  expect(getFutureValue(1_000_000, getMonthlyRate(0), 120, worth)).toBe(93_743_808);
  expect(getPresentValueOfPayments(1_000_000, 0, 120)).toBe(120_000_000);
  const paid = Array.from({ length: 120 }, (_, month) => 1_000_000 / 1.025 ** ((month + 1) / 12));
  expect(getPresentValueOfPayments(1_000_000, 250, 120)).toBe(
    Math.round(paid.reduce((sum, part) => sum + part, 0)),
  );
});
