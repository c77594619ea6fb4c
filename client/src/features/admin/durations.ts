const LOCALES = { en: "en-US", id: "id-ID" } as const;

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A length of time in its largest unit: '3 minutes', '2 hari'. */
export function formatSeconds(seconds: number, language: keyof typeof LOCALES): string {
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? (["second", 1] as const);
  return new Intl.NumberFormat(LOCALES[language], {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(Math.floor(seconds / length));
}

/** Absolute distance between two moments in seconds. */
export function secondsBetween(moment: string, now: string): number {
  return Math.abs(Date.parse(moment) - Date.parse(now)) / 1000;
}
