const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const PLAIN = /^\d{1,12}(?:[.,]\d{1,6})?$/;

/** Parses a decimal number: '16.701,5', '16701.5' and '16701,5' are equal; null when invalid. */
export function parseRate(typed: string): string | null {
  const text = typed.replace(/\s|Rp/gi, "");
  const plain = GROUPED.test(text) ? text.replaceAll(".", "").replace(",", ".") : text;
  if (!PLAIN.test(plain)) return null;
  const rate = plain.replace(",", ".");
  return Number(rate) > 0 ? rate : null;
}

/** Formats a rate in rupiah, the same in both languages: 'Rp16.701,5'. */
export function formatRate(rate: string): string {
  const digits = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 6 });
  return `Rp${digits.format(Number(rate))}`;
}

/** Whether two rates differ by more than a fifth, which suggests a typo. */
export function isUnusualRate(rate: string, from: string): boolean {
  const share = Number(rate) / Number(from);
  return share < 0.8 || share > 1.25;
}
