import { APP_PATHS, budgetPath, remindersPath } from "@/lib/paths";

import type { Notice } from "./types";

/** Where one finds what a notice is about. */
export function placeOf({ kind, about }: Notice): string {
  switch (kind) {
    case "reminder":
      return remindersPath(about.day ?? undefined);
    case "budget_near":
    case "budget_reached":
      return budgetPath(about.month ?? undefined);
    case "plan_date":
      return APP_PATHS.planning;
    default:
      return APP_PATHS.overview;
  }
}
