import type { Payload, Row } from "@/api/client";

/** The reminders of a date range, with upcoming and overdue ones. */
export type Reminders = Payload<"/reminders", "get">;
/** Something to be reminded of; amounts are whole rupiah. */
export type Reminder = Row<"/reminders", "get">;
/** One of the days of a reminder, and what became of it. */
export type Occurrence = Reminders["occurrences"][number];
/** The same with its description. */
export type NamedOccurrence = Reminders["coming"][number];
export type Kind = Reminder["kind"];
export type Frequency = Reminder["frequency"];

/** The fields that the client sends. */
export interface NewReminder {
  description: string;
  day: string;
  kind: Kind;
  time: string | null;
  frequency: Frequency;
  month_day: number | null;
  until: string | null;
  amount: number | null;
  category_id: string | null;
  wallet_id: string | null;
}

/** What answering a day of a reminder answers. */
export type Answered = Payload<"/reminders/{id}/done", "post">;
