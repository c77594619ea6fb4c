import { type Line, linesByDay } from "../by-day";
import type { NamedOccurrence, Reminders } from "../types";

/** So many lines stand below the calendar; the others are one press away. */
const MOST = 3;

export interface Told {
  lines: Line[];
  /** How many more there are. */
  more: number;
}

const keyOf = ({ reminder_id, day }: NamedOccurrence) => `${reminder_id} ${day}`;

/** Each day of a reminder once, the first time that it comes. */
function once(all: readonly NamedOccurrence[]): NamedOccurrence[] {
  return [...new Map(all.toReversed().map((each) => [keyOf(each), each])).values()].toReversed();
}

/** Of what was left undone more than once only the last time. */
function newest(late: readonly NamedOccurrence[]): NamedOccurrence[] {
  return [...new Map(late.map((each) => [each.reminder_id, each])).values()];
}

/** What is told before a day is chosen: what was left undone and today's, else what comes next. */
function now({ late, coming }: Reminders, today: string): NamedOccurrence[] {
  const due = once([...newest(late), ...coming.filter(({ day }) => day === today)]);
  return due.length > 0 ? due : coming.slice(0, 1);
}

/** What the card tells below its calendar. */
export function toldOf(shown: Reminders, chosen: string | null, today: string): Told {
  if (chosen) return cut(linesByDay(shown).get(chosen) ?? []);
  const lines = now(shown, today).map((occurrence) => ({
    occurrence,
    reminder: shown.datas.find(({ id }) => id === occurrence.reminder_id) ?? null,
  }));
  return cut(lines, shown.late.length - newest(shown.late).length);
}

function cut(lines: Line[], unsaid = 0): Told {
  return { lines: lines.slice(0, MOST), more: unsaid + Math.max(0, lines.length - MOST) };
}
