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

const short = new Intl.NumberFormat("id-ID", {
  notation: "compact",
  maximumFractionDigits: 1,
});

/** Whole rupiah for the axis of a chart, where every pixel counts: '200 jt', '1,5 jt', '750 rb'. */
export function formatShort(amount: number): string {
  return short.format(amount).replaceAll("\u00a0", " ");
}
