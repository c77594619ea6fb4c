/** One's own part of a bill and that of each other person, as the server splits it. */
export function splitBill(
  total: number,
  shares: readonly number[],
  own: number,
): { own: number; others: number[] } {
  const whole = shares.reduce((sum, share) => sum + share, own);
  const others = shares.map((share) => (whole ? Math.floor((total * share) / whole) : 0));
  return { own: others.reduce((left, part) => left - part, total), others };
}
