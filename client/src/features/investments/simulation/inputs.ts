import { getStart, type Instrument, type RiskProfileName, TERMS } from "./instruments";
import type { Plan } from "./simulate";

/** What the fields hold, as it is typed and chosen. */
export interface Inputs {
  monthly: number | null;
  /** Empty as long as the person's profile chooses. */
  instrument: Instrument | "";
  /** Empty as long as the return is that of the instrument. */
  percent: string;
  years: string;
  inflation: boolean;
  tax: boolean;
}

/** An example to begin with; every one of it can be changed. */
export const EXAMPLE: Inputs = {
  monthly: 500_000,
  instrument: "",
  percent: "",
  years: "25",
  inflation: false,
  tax: false,
};

export const MAX_PERCENT = 30;
export const MAX_YEARS = 25;
/** Beyond this a value of 25 years would no longer be exact to the rupiah. */
export const MAX_MONTHLY = 10_000_000_000;

export type InputProblem = "empty" | "unreadable" | "negative" | "too-large" | "not-whole";

export interface Reading {
  value: number | null;
  problem?: InputProblem;
}

const reject = (problem: InputProblem): Reading => ({ value: null, problem });

const stripSymbols = (text: string) =>
  text.normalize("NFKC").replace(/[−–]/g, "-").replace(/[\s%]/g, "");

/** A percent as typed, '5', '5,75' or '5.75', in hundredths. */
export function readPercent(text: string): Reading {
  const typed = stripSymbols(text);
  if (typed === "") return reject("empty");
  if (/^-[\d.,]+$/.test(typed)) return reject("negative");
  const [, whole, decimals = ""] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return reject("unreadable");
  const value = Number(whole + decimals.padEnd(2, "0"));
  return value > MAX_PERCENT * 100 ? reject("too-large") : { value };
}

/** Whole years as typed, at least one. */
export function readYears(text: string): Reading {
  const typed = stripSymbols(text);
  if (typed === "") return reject("empty");
  if (/^-[\d.,]+$/.test(typed) || /^0+$/.test(typed)) return reject("negative");
  if (/^\d+[.,]\d+$/.test(typed)) return reject("not-whole");
  if (!/^\d+$/.test(typed)) return reject("unreadable");
  const value = Number(typed);
  return value > MAX_YEARS ? reject("too-large") : { value };
}

/** A monthly amount as its field reads it. */
export function readMonthly(monthly: number | null): Reading {
  if (monthly === null || monthly === 0) return reject("empty");
  return monthly > MAX_MONTHLY ? reject("too-large") : { value: monthly };
}

interface Readings {
  instrument: Instrument;
  monthly: Reading;
  expected: Reading;
  years: Reading;
}

/** What the fields mean; where none was chosen, the profile chooses. */
export function readInputs(inputs: Inputs, profile: RiskProfileName | null): Readings {
  const instrument = inputs.instrument || getStart(profile);
  const preset = inputs.percent === "" && inputs.instrument !== "own";
  return {
    instrument,
    monthly: readMonthly(inputs.monthly),
    expected: preset ? { value: TERMS[instrument].expected } : readPercent(inputs.percent),
    years: readYears(inputs.years),
  };
}

/** The plan to simulate, or nothing while a field has to be mended. */
export function toPlan(
  { inflation, tax }: Inputs,
  { instrument, monthly, expected, years }: Readings,
  profile: RiskProfileName | null,
): Plan | null {
  if (monthly.value === null || expected.value === null || years.value === null) return null;
  return {
    monthly: monthly.value,
    instrument,
    expected: expected.value,
    profile,
    years: years.value,
    inflation,
    tax,
  };
}
