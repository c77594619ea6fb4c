import { APP_PATHS, budgetPath, remindersPath, settingPath, storedPath } from "@/lib/paths";

import type { Notice, NoticeAbout } from "./types";

type Place = (about: NoticeAbout, language: "en" | "id") => string;

const toBudget: Place = ({ month }) => budgetPath(month ?? undefined);
const toArticle: Place = ({ path }, language) =>
  path ? storedPath(path, language) : APP_PATHS.overview;

/** By the kind of the notice. */
const PLACES: Partial<Record<string, Place>> = {
  reminder: ({ day }) => remindersPath(day ?? undefined),
  budget_near: toBudget,
  budget_reached: toBudget,
  plan_date: () => APP_PATHS.planning,
  support_reply: () => settingPath("support"),
  data_request: () => settingPath("privacy"),
  comment_released: toArticle,
  comment_removed: toArticle,
};

/** Where one finds what a notice is about, in one's language. */
export function placeOf({ kind, about }: Notice, language: "en" | "id"): string {
  return PLACES[kind]?.(about, language) ?? APP_PATHS.overview;
}
