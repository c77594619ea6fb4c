import type { NamedOccurrence, Reminder, Reminders } from "@/features/reminders/types";

export const TODAY = "2024-06-18";

/** A reminder of a day, with whatever matters in a test. */
export function reminder(more: Partial<Reminder> = {}): Reminder {
  return {
    id: "r1",
    description: "Service Motorcycle",
    kind: "other",
    day: "2024-06-20",
    time: null,
    frequency: "once",
    month_day: null,
    until: null,
    amount: null,
    category_id: null,
    wallet_id: null,
    every: 1,
    shift: null,
    times: null,
    amount_mode: "fixed",
    to_wallet_id: null,
    automatic: false,
    category_label: null,
    icon: "/icons/bell.svg",
    entry: null,
    wallet: null,
    to_wallet: null,
    debt_id: null,
    next: null,
    created_at: "2024-06-01T00:00:00Z",
    version: 3,
    ...more,
  };
}

export function occurrence(of: Reminder, more: Partial<NamedOccurrence> = {}): NamedOccurrence {
  const { id, day, amount, description, icon, kind, entry, wallet, to_wallet, debt_id } = of;
  return {
    reminder_id: id,
    day,
    due_at: `${day}T01:00:00Z`,
    state: "open",
    snoozed_until: null,
    late: false,
    amount,
    transaction_id: null,
    description,
    icon,
    kind,
    entry,
    wallet,
    to_wallet,
    debt_id,
    source: "reminder",
    repeats: of.frequency !== "once",
    ...more,
  };
}

/** What a month answers. */
export function month(more: Partial<Reminders> = {}): Reminders {
  return {
    datas: [],
    occurrences: [],
    coming: [],
    late: [],
    waiting: [],
    waiting_count: 0,
    holidays: [],
    complete: true,
    ...more,
  };
}
