import type { NamedOccurrence, Occurrence, Reminder, Reminders } from "./types";

/** One date of a reminder in a list; an overdue or upcoming one has no reminder loaded. */
export interface Line {
  occurrence: NamedOccurrence;
  reminder: Reminder | null;
}

function findReminder(
  occurrence: Occurrence,
  { description, icon, kind }: Reminder,
): NamedOccurrence {
  return { ...occurrence, description, icon, kind };
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
