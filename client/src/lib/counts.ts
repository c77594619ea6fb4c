const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** Writes numbers of something in a language. */
export interface CountFormats {
  /** In full: '7,265', '7.265'. */
  count: (count: number) => string;
  /** Where there is little room: '7.3K', '7,3 rb'. */
  short: (count: number) => string;
  /** A part of a whole: '52.1%', '52,1%'. */
  share: (part: number, whole: number) => string;
  /** A change in percent with its sign: '+11.01%', '+11,01%'. */
  change: (percent: number) => string;
}

/** How numbers of something are written in a language. */
export function countFormats(language: keyof typeof LOCALES): CountFormats {
  const format = (options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(LOCALES[language], options).format;
  const [count, short] = [format(), format({ notation: "compact", maximumFractionDigits: 1 })];
  const share = format({
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const change = format({
    style: "percent",
    minimumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  return {
    count,
    short,
    share: (part, whole) => share(whole === 0 ? 0 : part / whole),
    change: (percent) => change(percent / 100),
  };
}
