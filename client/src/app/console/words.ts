import type { LoadWords } from "@/i18n/catalogues";

/** The words of a feature of the console. */
export function consoleWordsOf(feature: string): LoadWords {
  return (language) =>
    import(
      /* webpackChunkName: "words-[request]", webpackInclude: /\/admin\w*\// */
      `../../features/${feature}/locales/${language}.po`
    );
}
