import { useMemo } from "react";

import type { CountFormats } from "@/lib/counts";
import { countFormats } from "@/lib/counts";

import { useLanguage } from "./use-language";

/** Writes numbers of something in the language of the person. */
export function useCounts(): CountFormats {
  const { language } = useLanguage();
  return useMemo(() => countFormats(language), [language]);
}
