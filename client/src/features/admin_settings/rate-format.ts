const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const PLAIN = /^\d{1,12}(?:[.,]\d{1,6})?$/;

/** The decimal number that somebody typed: '16.701,5', '16701.5' and '16701,5' are the same. */
export function parseRate(typed: string): string | null {
  const text = typed.replace(/\s|Rp/gi, "");
  const plain = GROUPED.test(text) ? text.replaceAll(".", "").replace(",", ".") : text;
  if (!PLAIN.test(plain)) return null;
  const rate = plain.replace(",", ".");
  return Number(rate) > 0 ? rate : null;
}

/** A rate in rupiah, as rupiah are written in every language: 'Rp16.701,5'. */
export function formatRate(rate: string): string {
  const digits = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 6 });
  return `Rp${digits.format(Number(rate))}`;
}

/** Whether one rate is more than a fifth away from another: perhaps a slip of the hand. */
export function isUnusualRate(rate: string, from: string): boolean {
  const share = Number(rate) / Number(from);
  return share < 0.8 || share > 1.25;
}
