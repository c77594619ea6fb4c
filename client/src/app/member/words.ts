import type { LoadWords } from "@/i18n/catalogues";

/** The words of one feature. */
export function wordsOf(feature: string): LoadWords {
  return (language) =>
    import(
      /* webpackChunkName: "words-[request]", webpackExclude: /\/(landing|admin\w*)\// */
      `../../features/${feature}/locales/${language}.po`
    );
}
