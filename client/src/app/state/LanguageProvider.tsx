import { LinguiContext } from "@lingui/react";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { isMissingChunk } from "@/api/chunk-loading";
import { reloadForMissingChunk } from "../missing-chunk";
import { browserLanguage, chosenLanguage, rememberLanguage } from "@/i18n/choice";
import type { Language } from "@/i18n/languages";
import { LanguageContext } from "@/i18n/use-language";
import { isAppPath, isPublicPath, type PublicPath, publicPath, splitLanguage } from "@/lib/paths";

import { catalogues } from "../words";
import { accountLanguages } from "../message-queues";
import { notifyPreferenceChange } from "./preferences";

/** The language that an address asks for; null where the person's choice decides. */
function languageOfAddress(pathname: string): Language | null {
  const { language, path } = splitLanguage(pathname);
  return isPublicPath(path) || language !== "en" ? language : null;
}

/** The language of an address, elsewhere the one chosen here, elsewhere the browser's. */
function wantedLanguage(pathname: string): Language {
  return languageOfAddress(pathname) ?? chosenLanguage() ?? browserLanguage();
}

/**
 * The words for every part, new with each language only. A part comes after its words, so nothing
 * else has to be drawn anew when they come, and html that still sleeps stays as it is.
 */
function wordsIn(_language: Language) {
  const { i18n } = catalogues;
  return { i18n, _: i18n.t.bind(i18n) };
}

interface LanguageProviderProps {
  /** The language whose words are there already. */
  initial: Language;
  children: ReactNode;
}

/** Shows the page in the language of its address, elsewhere in the one that was chosen. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(initial);

  const show = useCallback(async (language: Language) => {
    if (catalogues.language === language) return;
    try {
      await catalogues.activate(language);
    } catch (error) {
      if (!isMissingChunk(error)) throw error;
      // Where a reload does not help either, the page stays in the language it is in.
      await reloadForMissingChunk(error);
      return;
    }
    document.documentElement.lang = language;
    setShown(language);
  }, []);

  useEffect(() => {
    void show(wantedLanguage(pathname));
  }, [pathname, show]);

  useEffect(
    () =>
      accountLanguages.listen((language) => {
        rememberLanguage(language);
        if (!languageOfAddress(window.location.pathname)) void show(language);
      }),
    [show],
  );

  const setLanguage = useCallback(
    async (language: Language) => {
      rememberLanguage(language);
      notifyPreferenceChange({ language });
      const { path } = splitLanguage(pathname);
      if (!isAppPath(path)) {
        // An address that leads nowhere does so in each language.
        await navigate(`${publicPath(path as PublicPath, language)}${search}${hash}`, {
          replace: true,
        });
      } else await show(language);
    },
    [pathname, search, hash, navigate, show],
  );

  const choice = useMemo(() => ({ language: shown, setLanguage }), [shown, setLanguage]);
  const words = useMemo(() => wordsIn(shown), [shown]);
  return (
    <LanguageContext value={choice}>
      <LinguiContext value={words}>{children}</LinguiContext>
    </LanguageContext>
  );
}
