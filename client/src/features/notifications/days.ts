import { todayIn } from "@/lib/dates";

import type { Notice } from "./types";

/** What somebody was told on one day. */
export interface Day {
  day: string;
  notices: Notice[];
}

/** Notices, newest first, by the days on which they came where the person lives. */
export function byDay(notices: readonly Notice[], timezone: string): Day[] {
  const days: Day[] = [];
  for (const notice of notices) {
    const day = todayIn(timezone, new Date(notice.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}
