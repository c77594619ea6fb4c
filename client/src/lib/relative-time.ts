const LOCALES = { en: "en-US", id: "id-ID" } as const;

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago a moment was: '5 minutes ago', 'yesterday', 'now'; under a minute is now. */
export function formatAgo(
  moment: string,
  language: keyof typeof LOCALES,
  now: Date = new Date(),
): string {
  const words = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: "auto" });
  const seconds = Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, "second");
}
