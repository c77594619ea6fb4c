import { messages as api } from "@/api/locales/en.po";
import { messages as app } from "@/app/locales/en.po";
import { messages as ui } from "@/ui/locales/en.po";

/** The words that every page needs. */
export const messages = { ...api, ...ui, ...app };
