import { useLanguage } from "@/i18n/use-language";
import { useUrlParams, withParams } from "@/browser/use-url-params";
import { createMediaQueryHook } from "@/browser/media-queries";

import type { Language } from "../types";
import { LANGUAGES } from "../types";

/** Whether both languages have room beside each other. */
const useHasRoomForBoth = createMediaQueryHook("(width >= 64rem)");

/** Language and preview mode of the editor, stored in the URL. */
export function useEditorView() {
  const { language: own } = useLanguage();
  const { words, change } = useUrlParams();
  const wide = useHasRoomForBoth();
  const wanted = LANGUAGES.find((language) => language === words.get("language"));
  // The other parameters restore the list on the way back.
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

/** The open dialog of the editor. */
export type OpenDialog = "versions" | "meanwhile" | "delete" | null;
