import { api, payloadOf } from "@/api/client";

import type { Span } from "./spans";
import type { Answered, BookedRow, NewReminder, Reminder, Reminders } from "./types";

/** What can be done with one day of a reminder. */
export type DateAct =
  | { act: "done"; day: string; record?: boolean }
  | { act: "skip" | "open"; day: string }
  | { act: "snooze"; day: string; until: string };

function firstOf({ datas: [reminder] }: { datas: Reminder[] }): Reminder {
  if (!reminder) throw new TypeError("What was stored is answered with its reminder");
  return reminder;
}

export async function getReminders(query: Span, signal: AbortSignal): Promise<Reminders> {
  return payloadOf(await api.GET("/reminders", { params: { query }, signal }));
}

export async function getReminder(id: string, signal: AbortSignal): Promise<Reminder> {
  const params = { path: { id } };
  return firstOf(payloadOf(await api.GET("/reminders/{id}", { params, signal })));
}

export async function addReminder(body: NewReminder, key: string): Promise<Reminder> {
  const header = { "Idempotency-Key": key };
  return firstOf(payloadOf(await api.POST("/reminders", { params: { header }, body })));
}

export async function putReminder({ id, version }: Reminder, body: NewReminder): Promise<Reminder> {
  const params = { path: { id }, header: { "If-Match": `"${String(version)}"` } };
  return firstOf(payloadOf(await api.PUT("/reminders/{id}", { params, body })));
}

export async function deleteReminder(id: string): Promise<void> {
  await api.DELETE("/reminders/{id}", { params: { path: { id } } });
}

export async function restoreReminder(id: string): Promise<Reminder> {
  const params = { path: { id } };
  return firstOf(payloadOf(await api.POST("/reminders/{id}/restore", { params })));
}

/** Answers one day of a reminder; sent twice under one key, it happens once. */
export async function actOnDay(id: string, act: DateAct, key: string): Promise<Answered> {
  const params = { path: { id }, header: { "Idempotency-Key": key } };
  const { day } = act;
  switch (act.act) {
    case "done": {
      const body = { day, record: act.record ?? null, amount: null };
      return payloadOf(await api.POST("/reminders/{id}/done", { params, body }));
    }
    case "snooze": {
      const body = { day, until: act.until };
      return payloadOf(await api.POST("/reminders/{id}/snooze", { params, body }));
    }
    case "skip":
      return payloadOf(await api.POST("/reminders/{id}/skip", { params, body: { day } }));
    case "open":
      return payloadOf(await api.POST("/reminders/{id}/open", { params, body: { day } }));
  }
}

/** Brings back the row of the ledger that was recorded for a day. */
export async function restoreRow(id: string): Promise<BookedRow | null> {
  const answer = await api.POST("/transactions/{id}/restore", { params: { path: { id } } });
  return payloadOf(answer).datas[0] ?? null;
}
