import { useLanguage } from "@/i18n/use-language";
import { useUrlParams, withParams } from "@/browser/use-url-params";
import { createMediaQueryHook } from "@/browser/media-queries";

import type { Language } from "../types";
import { LANGUAGES } from "../types";

/** Whether both languages have room beside each other. */
const useHasRoomForBoth = createMediaQueryHook("(width >= 64rem)");

/** What of the article is shown; it stands in the address. */
export function useEditorView() {
  const { language: own } = useLanguage();
  const { words, change } = useUrlParams();
  const wide = useHasRoomForBoth();
  const wanted = LANGUAGES.find((language) => language === words.get("language"));
  // What else stands there leads back to the list as it was.
  const set = (name: string, value: string) => change((now) => withParams(now, { [name]: value }));
  const choice: Language | "both" = wanted ?? (wide ? "both" : own);
  return {
    wide,
    choice,
    languages: choice === "both" ? [...LANGUAGES] : [choice],
    preview: words.get("preview") === "1",
    choose: (language: Language | "both") => set("language", language === "both" ? "" : language),
    setPreview: (preview: boolean) => set("preview", preview ? "1" : ""),
  };
}

export type EditorView = ReturnType<typeof useEditorView>;

/** Which dialog lies over the article that is written. */
export type OpenDialog = "versions" | "meanwhile" | "delete" | null;
