import { Catalogues, type LoadWords } from "@/i18n/catalogues";

export const catalogues = new Catalogues();

/** The words of api, app and ui, which every page needs. */
export const commonWords: LoadWords = (language) =>
  language === "id"
    ? import(/* webpackChunkName: "words-id" */ "./words/id")
    : import(/* webpackChunkName: "words-en" */ "./words/en");

/** The words of one feature. */
export function wordsOf(feature: string): LoadWords {
  return (language) =>
    import(
      /* webpackChunkName: "words-[request]" */ `../features/${feature}/locales/${language}.po`
    );
}
