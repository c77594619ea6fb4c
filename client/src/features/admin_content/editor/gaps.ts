import { type ArticleText, type Content, type Language, LANGUAGES } from "../types";

const NEEDED = ["title", "description", "body"] as const;

const says = (text: ArticleText) =>
  NEEDED.some((part) => text[part].trim()) || text.sources.length > 0;
const isWhole = (text: ArticleText) => NEEDED.every((part) => text[part].trim());

/** What readers will miss in an article that may be published as it is. */
export interface Gaps {
  /** The only language that says anything; null when both do. */
  only: Language | null;
  cover: boolean;
}

/** What is missing without standing in the way; null where the server would refuse the article. */
export function gapsOf({ texts }: Content, hasCover: boolean): Gaps | null {
  const [first, ...others] = LANGUAGES.filter((language) => says(texts[language]));
  if (!first || ![first, ...others].every((language) => isWhole(texts[language]))) return null;
  return { only: others.length > 0 ? null : first, cover: !hasCover };
}
