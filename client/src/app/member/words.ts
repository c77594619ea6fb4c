import type { LoadWords } from "@/i18n/catalogues";
import type { Language } from "@/i18n/languages";

/**
 * The words of a feature, or of a part of it that has words of its own. Those of the overview and
 * the transactions come with every signed-in page.
 */
export function wordsOf(feature: string): LoadWords {
  return (language) =>
    import(
      /* webpackChunkName: "words-[request]", webpackExclude: /\/((landing|articles|comments|legal|traffic|overview|admin\w*)\/|transactions\/locales)/ */
      `../../features/${feature}/locales/${language}.po`
    );
}

/** The words of what lies below the fold of the overview. */
export async function lowerOverviewWords(language: Language) {
  const { WORDS } = await import(
    /* webpackChunkName: "member-later" */ "@/features/overview/lower/words"
  );
  return { messages: WORDS[language] };
}
