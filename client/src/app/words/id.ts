import { messages as api } from "@/api/locales/id.po";
import { messages as app } from "@/app/locales/id.po";
import { messages as ui } from "@/ui/locales/id.po";

/** The words that every page needs. */
export const messages = { ...api, ...ui, ...app };
