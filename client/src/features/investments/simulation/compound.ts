/** A number as one whole number over another. */
interface Fraction {
  above: bigint;
  below: bigint;
}

const ONE: Fraction = { above: 1n, below: 1n };

/** Months in a year: interest is added every month. */
const MONTHS = 12n;
/** A rate in hundredths of a percent: 5.75% is 575. */
const HUNDREDTHS = 10_000n;

/**
 * The rate of one month: the yearly rate over twelve, as banks and bonds name it ('5% a year' is
 * 5/12 percent a month, 5.12% over a whole year), less the tax that is taken from the interest.
 * Both are in hundredths of a percent.
 */
export function getMonthlyRate(yearly: number, tax = 0): Fraction {
  const whole = HUNDREDTHS;
  return { above: BigInt(yearly) * (whole - BigInt(tax)), below: whole * whole * MONTHS };
}

/** The nearest whole number, halves upwards. */
function rounded(above: bigint, below: bigint): number {
  return Number((2n * above + below) / (2n * below));
}

/**
 * What the same amount, paid in at the end of every month, has become after so many months, in
 * whole rupiah: `monthly` times the 'uniform series compound amount factor', (F/A, i, n), which
 * is ((1 + i)^n - 1) / i. It is computed with whole numbers and rounded once, and so equals the
 * printed tables to the rupiah: W. G. Sullivan, E. M. Wicks and C. P. Koelling, Engineering
 * Economy, appendix C 'Interest and Annuity Tables for Discrete Compounding', table C-1.
 * `worth` is what a rupiah of that day is worth now.
 */
export function getFutureValue(
  monthly: number,
  rate: Fraction,
  months: number,
  worth: Fraction = ONE,
): number {
  const paid = BigInt(monthly) * worth.above;
  const count = BigInt(months);
  if (rate.above === 0n || months === 0) return rounded(paid * count, worth.below);
  const before = rate.below ** count;
  const grown = (rate.below + rate.above) ** count - before;
  return rounded(paid * grown * rate.below, worth.below * rate.above * before);
}

/** The purchasing power of a future rupiah today; inflation in hundredths of a percent. */
export function getPresentValue(inflation: number, years: number): Fraction {
  const count = BigInt(years);
  return { above: HUNDREDTHS ** count, below: (HUNDREDTHS + BigInt(inflation)) ** count };
}

/** The present value of all payments; prices rise monthly by the yearly inflation. */
export function getPresentValueOfPayments(
  monthly: number,
  inflation: number,
  months: number,
): number {
  if (inflation === 0) return monthly * months;
  const step = (1 + inflation / Number(HUNDREDTHS)) ** (-1 / Number(MONTHS));
  // The sum of step + step^2 + ... + step^months.
  return Math.round((monthly * step * (1 - step ** months)) / (1 - step));
}
