const LOCALES = { en: "en-US", id: "id-ID" } as const;

/**
 * A change or share in percent by the reader's language: '4.6%', '4,6%'.
 * With `signed`, a value above zero carries its plus; `digits` is how many decimals may stand.
 */
export function formatPercent(
  percent: number,
  language: keyof typeof LOCALES,
  { signed = false, digits = 1 } = {},
): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "percent",
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(percent / 100);
}
