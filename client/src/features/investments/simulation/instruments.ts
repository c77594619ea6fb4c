export type RiskProfileName = "careful" | "balanced" | "bold";

/** Where the money goes: what the Insight advises, or a return of one's own. */
export type Instrument = "savings" | "fund" | "bond" | "own";

/** Rates here are whole hundredths of a percent: 5.75% is 575. */
interface Terms {
  /** The return that is expected in a year. */
  expected: number;
  /** How far below and above it the low and the high case lie; null leaves it to the profile. */
  spread: number | null;
  /** The final tax on the return. */
  tax: number;
}

/**
 * The fixed advice of the Insight: digital bank savings at 5% to 6.5% a year, a mutual fund with
 * an average return of 4-5%, a bond with a fixed 3%. A bank's range is its own; a bond's interest
 * is fixed; an average says nothing of single years, so a fund strays as far as a profile bears.
 *
 * Taxes: 20% on interest of deposits and savings (Government Regulation 131/2000 with 123/2015),
 * 10% on interest of bonds (Government Regulation 91/2021, from August 30, 2021), none on what
 * holders of a mutual fund get (Income Tax Law, article 4(3)(i)). A return of one's own is taxed
 * as savings are, the most of the three.
 */
export const TERMS: Readonly<Record<Instrument, Terms>> = {
  savings: { expected: 575, spread: 75, tax: 2000 },
  fund: { expected: 450, spread: null, tax: 0 },
  bond: { expected: 300, spread: 0, tax: 1000 },
  own: { expected: 500, spread: null, tax: 2000 },
};

/** The distance of the low and high case from the expected return, in hundredths of a percent. */
const SPREADS: Readonly<Record<RiskProfileName, number>> = {
  careful: 100,
  balanced: 200,
  bold: 400,
};

/** The preset instrument for each risk profile. */
const STARTS: Readonly<Record<RiskProfileName, Instrument>> = {
  careful: "bond",
  balanced: "savings",
  bold: "fund",
};

/** The default scenario. */
export function getStart(profile: RiskProfileName | null): Instrument {
  return profile ? STARTS[profile] : "own";
}

/** The distance of the low and high case from the expected return, in hundredths of a percent. */
export function getSpread(instrument: Instrument, profile: RiskProfileName | null): number {
  return TERMS[instrument].spread ?? SPREADS[profile ?? "balanced"];
}

/**
 * Bank Indonesia's target for 2025 to 2027 is 2.5%, give or take 1 (Regulation of the Minister of
 * Finance 31/2024). The low case takes the point more, the high case the point less.
 */
export const INFLATION = { expected: 250, spread: 100 };

/** When the rates, taxes and the target above were last compared with their sources. */
export const CHECKED_ON = "2026-11-22";
