const LOCALES = { en: "en-US", id: "id-ID" } as const;

/**
 * A change or share in percent by the reader's language: '4.6%', '4,6%'.
 * With `signed`, a value above zero carries its plus.
 */
export function formatPercent(
  percent: number,
  language: keyof typeof LOCALES,
  { signed = false } = {},
): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(percent / 100);
}
