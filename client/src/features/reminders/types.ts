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
export type AmountMode = Reminder["amount_mode"];
/** What the dates of a recurring entry record. */
export type Entry = NonNullable<Reminder["entry"]>;

/** The fields that the client sends. */
export type NewReminder = Pick<
  Reminder,
  | "description"
  | "day"
  | "kind"
  | "time"
  | "frequency"
  | "every"
  | "month_day"
  | "shift"
  | "until"
  | "times"
  | "amount_mode"
  | "amount"
  | "category_id"
  | "wallet_id"
  | "to_wallet_id"
  | "automatic"
>;

/** What to change of a reminder; all else stays as it is. */
export type ReminderChanges = Partial<NewReminder>;

/** Which dates of a series a change is about. */
export type Scope = "one" | "later";

/** What answering a day of a reminder answers. */
export type Answered = Payload<"/reminders/{id}/done", "post">;
