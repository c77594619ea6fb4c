import type { Messages } from "@lingui/core";

import type { Language } from "@/i18n/languages";

import { messages as english } from "./locales/en.po";
import { messages as indonesian } from "./locales/id.po";

/** The few words of this part, in both languages: they come with it and cost no request. */
export const WORDS: Record<Language, Messages> = { en: english, id: indonesian };
