import type { NamedOccurrence, Occurrence, Reminder, Reminders } from "./types";

/** One date of a reminder in a list; an overdue or upcoming one has no reminder loaded. */
export interface Line {
  occurrence: NamedOccurrence;
  reminder: Reminder | null;
  /** The dates that nobody answered, when it stands for more than this one. */
  missed?: Missed;
}

/** Several dates of a reminder that nobody answered. */
export interface Missed {
  times: number;
  /** Which they are; all there are without any. */
  days: string[];
}

/** Each reminder once that was missed: its latest date, with how many there are. */
export function groupMissed(late: readonly NamedOccurrence[]): Line[] {
  const byReminder = new Map<string, NamedOccurrence[]>();
  for (const each of late) {
    byReminder.set(each.reminder_id, [...(byReminder.get(each.reminder_id) ?? []), each]);
  }
  return [...byReminder.values()].flatMap((dates) => {
    const occurrence = dates.at(-1);
    if (!occurrence) return [];
    const days = dates.map(({ day }) => day);
    const missed = days.length > 1 ? { times: days.length, days } : undefined;
    return [{ occurrence, reminder: null, missed }];
  });
}

/** Whether its amount is known only once its owner enters it. */
export function asksForAmount({ entry, amount }: NamedOccurrence): boolean {
  return entry !== null && amount === null;
}

/** Whether it is done only by entering more, here or where a debt is paid. */
export function asksForMore(occurrence: NamedOccurrence): boolean {
  return asksForAmount(occurrence) || occurrence.debt_id !== null;
}

/** A reminder to edit, and the date of it that was pressed while that is open. */
export interface EditRequest {
  id: string;
  date: string | null;
}

export function toEditRequest({ occurrence: { reminder_id, day, state } }: Line): EditRequest {
  return { id: reminder_id, date: state === "open" ? day : null };
}

function findReminder(
  occurrence: Occurrence,
  { description, icon, kind, entry, wallet, to_wallet, debt_id, frequency }: Reminder,
): NamedOccurrence {
  const named = { description, icon, kind, entry, wallet, to_wallet, debt_id };
  return { ...occurrence, ...named, source: "reminder", repeats: frequency !== "once" };
}

/** What happens on which day, in the order of the answer. */
export function groupByDay(shown: Reminders | undefined): ReadonlyMap<string, Line[]> {
  const byDay = new Map<string, Line[]>();
  if (!shown) return byDay;
  const reminders = new Map(shown.datas.map((reminder) => [reminder.id, reminder]));
  for (const occurrence of shown.occurrences) {
    const reminder = reminders.get(occurrence.reminder_id);
    if (!reminder) continue;
    const lines = byDay.get(occurrence.day) ?? [];
    lines.push({ occurrence: findReminder(occurrence, reminder), reminder });
    byDay.set(occurrence.day, lines);
  }
  return byDay;
}

/** The names of the public holidays, by their days. */
export function groupHolidays(shown: Reminders | undefined): ReadonlyMap<string, string> {
  return new Map(shown?.holidays.map(({ day, name }) => [day, name]));
}
