import {
  getFutureValue,
  getMonthlyRate,
  getPresentValue,
  getPresentValueOfPayments,
} from "./compound";
import { getSpread, INFLATION, type Instrument, type RiskProfileName, TERMS } from "./instruments";

export interface Plan {
  /** Whole rupiah, paid in at the end of every month. */
  monthly: number;
  instrument: Instrument;
  /** The yearly return in hundredths of a percent. */
  expected: number;
  profile: RiskProfileName | null;
  years: number;
  /** Shows everything in the money of today. */
  inflation: boolean;
  /** Takes the tax off the interest. */
  tax: boolean;
}

/** What there is after so many years, in whole rupiah. */
export interface Year {
  year: number;
  paid: number;
  low: number;
  expected: number;
  high: number;
}

const MONTHS = 12;
/** A point every fifth year. */
const STEP = 5;

const getSteps = (last: number, step: number) =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);

/** The years that have a point: 0, 5, 10, 15, 20, 25 as far as it goes, and the last one. */
export function listMarkedYears(years: number): number[] {
  if (years <= STEP) return getSteps(years, 1);
  const fifths = getSteps(years, STEP);
  return years % STEP === 0 ? fifths : [...fifths, years];
}

/** The returns of the low, the expected and the high case; none of them falls below zero. */
export function getReturns({ instrument, expected, profile }: Plan) {
  const spread = getSpread(instrument, profile);
  return { low: Math.max(0, expected - spread), expected, high: expected + spread };
}

/** The inflation of the three cases: dear times make the low one lower. */
function getInflation({ inflation }: Plan) {
  if (!inflation) return { low: 0, expected: 0, high: 0 };
  const { expected, spread } = INFLATION;
  return { low: expected + spread, expected, high: expected - spread };
}

/** The value of a plan year by year from today to its end. */
export function simulate(plan: Plan): Year[] {
  const returns = getReturns(plan);
  const inflation = getInflation(plan);
  const tax = plan.tax ? TERMS[plan.instrument].tax : 0;
  const value = (which: keyof typeof returns, year: number) =>
    getFutureValue(
      plan.monthly,
      getMonthlyRate(returns[which], tax),
      year * MONTHS,
      getPresentValue(inflation[which], year),
    );
  return getSteps(plan.years, 1).map((year) => ({
    year,
    paid: getPresentValueOfPayments(plan.monthly, inflation.expected, year * MONTHS),
    low: value("low", year),
    expected: value("expected", year),
    high: value("high", year),
  }));
}
