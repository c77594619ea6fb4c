import type { LoadWords } from "@/i18n/catalogues";

/** The words of a feature, or of a part of it that has words of its own. */
export function wordsOf(feature: string): LoadWords {
  return (language) =>
    import(
      /* webpackChunkName: "words-[request]", webpackExclude: /\/(landing|articles|comments|legal|traffic|admin\w*)\// */
      `../../features/${feature}/locales/${language}.po`
    );
}
