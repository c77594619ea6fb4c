import { describe, expect, test } from "vitest";

import {
  EXAMPLE,
  type Inputs,
  readInputs,
  readMonthly,
  readPercent,
  readYears,
  toPlan,
} from "@/features/investments/simulation/inputs";
import { getSpread, getStart } from "@/features/investments/simulation/instruments";
import {
  getReturns,
  listMarkedYears,
  type Plan,
  simulate,
} from "@/features/investments/simulation/simulate";
import { getMonthlyAmount } from "@/features/investments/simulation/SimulationCard";

const PLAN: Plan = {
  monthly: 500_000,
  instrument: "own",
  expected: 500,
  profile: null,
  years: 25,
  inflation: false,
  tax: false,
};

const last = (plan: Partial<Plan>) => {
  const end = simulate({ ...PLAN, ...plan }).at(-1);
  if (!end) throw new Error("a simulation has an end");
  return end;
};

test("points stand at every fifth year and at the end; within five years at each", () => {
  expect(listMarkedYears(25)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(listMarkedYears(12)).toEqual([0, 5, 10, 12]);
  expect(listMarkedYears(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(listMarkedYears(1)).toEqual([0, 1]);
});

test("half a million a month at 5% begins at nothing and ends at what the picture shows", () => {
  const years = simulate(PLAN);
  expect(years).toHaveLength(26);
  expect(years[0]).toEqual({ year: 0, paid: 0, low: 0, expected: 0, high: 0 });
  expect(years[25]).toMatchObject({ year: 25, paid: 150_000_000, expected: 297_754_854 });
});

test.each([
  ["savings", null, { low: 500, high: 650 }],
  ["bond", null, { low: 300, high: 300 }],
  ["fund", "careful", { low: 350, high: 550 }],
  ["fund", "balanced", { low: 250, high: 650 }],
  ["fund", "bold", { low: 50, high: 850 }],
  ["own", null, { low: 300, high: 700 }],
] as const)("the cases of %s for the profile %s", (instrument, profile, cases) => {
  const inputs: Inputs = { ...EXAMPLE, instrument, percent: instrument === "own" ? "5" : "" };
  const plan = toPlan(inputs, readInputs(inputs, profile), profile);
  expect(getReturns(plan as Plan)).toMatchObject(cases);
});

test("the low case never falls below nothing", () => {
  expect(getReturns({ ...PLAN, expected: 100 })).toEqual({ low: 0, expected: 100, high: 300 });
});

test("a profile chooses how the simulation begins, and how far it strays", () => {
  expect([getStart(null), getStart("careful"), getStart("balanced"), getStart("bold")]).toEqual([
    "own",
    "bond",
    "savings",
    "fund",
  ]);
  expect(getSpread("own", "bold")).toBe(400);
});

test("a tax takes its part of the interest alone, and none of a fund's", () => {
  expect(last({ tax: true }).expected).toBe(last({ expected: 400 }).expected);
  expect(last({ tax: true }).paid).toBe(150_000_000);
  const fund = { instrument: "fund", expected: 450 } as const;
  expect(last({ ...fund, tax: true })).toEqual(last(fund));
  const bond = { instrument: "bond", expected: 300 } as const;
  expect(last({ ...bond, tax: true }).expected).toBe(last({ ...bond, expected: 270 }).expected);
});

test("inflation shows everything in the money of today, the low case with a point more", () => {
  const now = last({});
  const real = last({ inflation: true });
  expect(real.expected).toBe(Math.round(now.expected / 1.025 ** 25));
  expect(real.low).toBe(Math.round(now.low / 1.035 ** 25));
  expect(real.high).toBe(Math.round(now.high / 1.015 ** 25));
  expect(real.paid).toBeLessThan(now.paid);
  expect(real.paid).toBeGreaterThan(now.paid / 1.025 ** 25);
});

test("without a return, money that lies about is worth less than what was paid in", () => {
  const { paid, expected } = last({ expected: 0, inflation: true });
  expect(expected).toBeLessThan(paid);
});

test("it begins with what the plans that go on put in, in a month on average", () => {
  const next = ["2026-12-01"];
  expect(getMonthlyAmount([])).toBeNull();
  expect(getMonthlyAmount([{ amount: 500_000, frequency: "monthly", next: [] }])).toBeNull();
  expect(
    getMonthlyAmount([
      { amount: 500_000, frequency: "monthly", next },
      { amount: 10_000, frequency: "day", next },
      { amount: 42_000, frequency: "weekly", next },
    ]),
  ).toBe(500_000 + 304_167 + 182_500);
});

describe("what is typed", () => {
  test.each([
    ["5", 500],
    ["5,75", 575],
    ["5.5 %", 550],
    ["0", 0],
    ["30", 3000],
  ])("'%s' is a return", (text, value) => {
    expect(readPercent(text)).toEqual({ value });
  });

  test.each([
    ["", "empty"],
    ["-1", "negative"],
    ["−2,5", "negative"],
    ["30.01", "too-large"],
    ["five", "unreadable"],
    ["5,123", "unreadable"],
  ])("'%s' is no return: %s", (text, problem) => {
    expect(readPercent(text)).toEqual({ value: null, problem });
  });

  test.each([
    ["25", { value: 25 }],
    ["0", { value: null, problem: "negative" }],
    ["-3", { value: null, problem: "negative" }],
    ["26", { value: null, problem: "too-large" }],
    ["2,5", { value: null, problem: "not-whole" }],
    ["x", { value: null, problem: "unreadable" }],
    ["", { value: null, problem: "empty" }],
  ])("'%s' as years", (text, reading) => {
    expect(readYears(text)).toEqual(reading);
  });

  test("an amount above the limit is refused, and so is none", () => {
    expect(readMonthly(10_000_000_000)).toEqual({ value: 10_000_000_000 });
    expect(readMonthly(10_000_000_001)).toEqual({ value: null, problem: "too-large" });
    expect(readMonthly(null)).toEqual({ value: null, problem: "empty" });
  });

  test("what cannot be read makes no plan; a return of one's own has to be typed", () => {
    const own: Inputs = { ...EXAMPLE, instrument: "own" };
    expect(readInputs(own, null).expected).toEqual({ value: null, problem: "empty" });
    expect(toPlan(own, readInputs(own, null), null)).toBeNull();
    expect(toPlan(EXAMPLE, readInputs(EXAMPLE, null), null)).toEqual(PLAN);
  });
});
