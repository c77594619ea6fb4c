export const LANGUAGES = ["en", "id"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/** Each language in its own words, so that people find theirs in a page they cannot read. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  id: "Bahasa Indonesia",
};

export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}
