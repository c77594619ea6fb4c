const grouping = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** Whole rupiah as '1.250.000', without currency and sign. */
export function formatDigits(amount: number): string {
  return grouping.format(Math.abs(amount));
}

/**
 * Whole rupiah as 'Rp12.500.000'; below zero '-Rp48.000'.
 * With `signed`, amounts above zero carry their plus.
 */
export function formatRupiah(amount: number, { signed = false } = {}): string {
  const sign = amount < 0 ? "-" : signed && amount > 0 ? "+" : "";
  return `${sign}Rp${formatDigits(amount)}`;
}
