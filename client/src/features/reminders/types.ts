import type { DialogRow } from "@/lib/dialogs";

export type Kind = "bill" | "saving" | "investment" | "other";
export type Frequency = "once" | "daily" | "weekly" | "monthly" | "yearly";

/** Something to be reminded of; amounts are whole rupiah, days 'YYYY-MM-DD', times 'HH:MM'. */
export interface Reminder {
  id: string;
  description: string;
  kind: Kind;
  day: string;
  time: string | null;
  frequency: Frequency;
  /** -1 is the last day; only one that comes every month has it. */
  month_day: number | null;
  until: string | null;
  amount: number | null;
  category_id: string | null;
  category_label: string | null;
  icon: string;
  next: { day: string; due_at: string } | null;
  created_at: string;
  version: number;
}

/** One of the days of a reminder, and what became of it. */
export interface Occurrence {
  reminder_id: string;
  day: string;
  due_at: string;
  state: "open" | "done" | "skipped";
  snoozed_until: string | null;
  /** It is open although its time has gone by. */
  late: boolean;
  amount: number | null;
  transaction_id: string | null;
}

/** The same where it stands alone, with what it is about. */
export interface NamedOccurrence extends Occurrence {
  description: string;
  icon: string;
  kind: Kind;
}

/** The reminders of some days, in their order, with what comes next and what was left undone. */
export interface Reminders {
  datas: Reminder[];
  occurrences: Occurrence[];
  coming: NamedOccurrence[];
  late: NamedOccurrence[];
  holidays: { day: string; name: string }[];
}

/** What is sent of a reminder. */
export interface NewReminder {
  description: string;
  day: string;
  kind?: Kind;
  time?: string | null;
  frequency?: Frequency;
  month_day?: number | null;
  until?: string | null;
  amount?: number | null;
  category_id?: string | null;
}

/** A row of the ledger, as far as it is handed on. */
export type BookedRow = DialogRow;

/** What answering a day of a reminder answers. */
export interface Answered {
  datas: Reminder[];
  occurrence: Occurrence;
  transaction: BookedRow | null;
  balance: number;
  message: string;
}

/** The ledger, as far as reminders book something in it. */
export interface Ledger {
  /** A row was recorded. */
  put: (row: BookedRow) => void;
  /** A row was taken back. */
  gone: (id: string) => void;
}
