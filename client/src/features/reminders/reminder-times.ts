import { todayIn } from "@/lib/dates";
import { addDays } from "@/lib/days";

import type { Line } from "./by-day";

/** The default time of a reminder without its own. */
export const DEFAULT_TIME = "08:00";
const HOUR = 3_600_000;
/** 'Later today' is so many hours later, at the next half hour. */
const LATER = 3 * HOUR;
const HALF_HOUR = HOUR / 2;

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function getOffset(timeZone: string, at: number): number {
  // Swedish writes days and times as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  const wall = Date.parse(`${format.format(at).replace(" ", "T")}Z`);
  return wall - Math.floor(at / 1000) * 1000;
}

/** The moment of a day and a time 'HH:MM' on the clocks of a zone. */
export function toMoment(timeZone: string, day: string, time: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const near = wall - getOffset(timeZone, wall);
  return new Date(wall - getOffset(timeZone, near)).toISOString();
}

/** The time 'HH:MM' that the clocks of a zone show at a moment. */
export function toTime(timeZone: string, moment: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" });
  return format.format(new Date(moment));
}

/** Whether it is too late to be reminded of a day without a time. */
export function isPastMorning(timeZone: string, day: string, now: Date): boolean {
  return todayIn(timeZone, now) === day && toTime(timeZone, now.toISOString()) >= DEFAULT_TIME;
}

/** Whether it was added to today when its morning had passed, so that it rings nowhere. */
export function isTooLate({ occurrence, reminder }: Line, today: string): boolean {
  if (!reminder || reminder.time !== null || reminder.frequency !== "once") return false;
  const { day, due_at, state, snoozed_until } = occurrence;
  const waits = day === today && state === "open" && snoozed_until === null;
  return waits && Date.parse(reminder.created_at) > Date.parse(due_at);
}

interface SnoozeMoments {
  /** Null when the day is nearly over. */
  later: string | null;
  tomorrow: string;
  nextWeek: string;
}

/** The preset snooze times. */
export function getSnoozeMoments(timeZone: string, now: Date, time: string | null): SnoozeMoments {
  const today = todayIn(timeZone, now);
  const later = new Date(Math.ceil((now.getTime() + LATER) / HALF_HOUR) * HALF_HOUR);
  const at = time ?? DEFAULT_TIME;
  return {
    later: todayIn(timeZone, later) === today ? later.toISOString() : null,
    tomorrow: toMoment(timeZone, addDays(today, 1), at),
    nextWeek: toMoment(timeZone, addDays(today, 7), at),
  };
}
