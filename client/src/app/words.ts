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

/** The words around the signed-in pages. */
export const frameWords: LoadWords = (language) =>
  import(
    /* webpackChunkName: "words-member-locales-[request]" */ `./member/locales/${language}.po`
  );
