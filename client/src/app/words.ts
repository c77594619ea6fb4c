import { Catalogues, type LoadWords } from "@/i18n/catalogues";

export const catalogues = new Catalogues();

/** The words of api, app and ui, which every page needs. */
export const commonWords: LoadWords = (language) =>
  language === "id"
    ? import(/* webpackChunkName: "words-id" */ "./words/id")
    : import(/* webpackChunkName: "words-en" */ "./words/en");

type PublicFeature =
  | "landing"
  | "landing/lower"
  | "auth"
  | "articles"
  | "comments"
  | "legal"
  | "notifications"
  | "reminders";

/** The words of a feature for everybody; those of the others are listed in member/words.ts. */
export function publicWordsOf(feature: PublicFeature): LoadWords {
  return (language) =>
    import(
      /* webpackChunkName: "words-[request]", webpackInclude: /\/(landing|auth|articles|comments|legal|notifications|reminders)\// */
      `../features/${feature}/locales/${language}.po`
    );
}

/** The words of the signed-in pages, with those that every page needs. */
export const memberWords: LoadWords = (language) =>
  language === "id"
    ? import(/* webpackChunkName: "words-member-id" */ "./words/member-id")
    : import(/* webpackChunkName: "words-member-en" */ "./words/member-en");
