const LOCALES = { en: "en-US", id: "id-ID" } as const;
const KILO = 1000;

/** A size in bytes as people read it: '1.2 MB', '1,2 MB', '36 kB'. */
export function formatFileSize(bytes: number, language: keyof typeof LOCALES): string {
  const [amount, unit] =
    bytes < KILO * KILO
      ? [Math.max(1, bytes / KILO), "kilobyte"]
      : [bytes / KILO / KILO, "megabyte"];
  const maximumFractionDigits = unit === "megabyte" ? 1 : 0;
  return new Intl.NumberFormat(LOCALES[language], {
    style: "unit",
    unit,
    maximumFractionDigits,
  }).format(amount);
}
