import { createContext, useContext } from "react";

import { DEFAULT_LANGUAGE, type Language } from "./languages";

interface LanguageChoice {
  language: Language;
  /** Remembers the choice, and shows this page in it; on the account too when signed in. */
  setLanguage: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: DEFAULT_LANGUAGE,
  setLanguage: () => Promise.resolve(),
});

/** The language of this page and the way to change it. */
export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}
