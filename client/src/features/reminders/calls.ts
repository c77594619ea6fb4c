import { api, payloadOf } from "@/api/client";

import type { Answered, NewReminder, Reminder, Reminders } from "./types";
import type { Span } from "./spans";

/** What can be done with one day of a reminder. */
export type DateAct =
  | { act: "done"; day: string; record?: boolean; amount?: number }
  | { act: "skip" | "open"; day: string }
  | { act: "snooze"; day: string; until: string };

interface Init {
  params?: { path?: object; query?: object; header?: object };
  body?: unknown;
  signal?: AbortSignal;
}

type Send = (path: string, init: Init) => Promise<{ data?: { payload: unknown } }>;

const calls = api as unknown as Record<"GET" | "POST" | "PUT" | "DELETE", Send>;

function firstOf({ datas: [reminder] }: { datas: Reminder[] }): Reminder {
  if (!reminder) throw new TypeError("What was stored is answered with its reminder");
  return reminder;
}

export async function getReminders(query: Span, signal: AbortSignal): Promise<Reminders> {
  return payloadOf(await calls.GET("/reminders", { params: { query }, signal })) as Reminders;
}

export async function addReminder(body: NewReminder, key: string): Promise<Reminder> {
  const params = { header: { "Idempotency-Key": key } };
  return firstOf(
    payloadOf(await calls.POST("/reminders", { params, body })) as { datas: Reminder[] },
  );
}

export async function putReminder(
  { id, version }: Pick<Reminder, "id" | "version">,
  body: NewReminder,
): Promise<Reminder> {
  const params = { path: { id }, header: { "If-Match": `"${version}"` } };
  return firstOf(
    payloadOf(await calls.PUT("/reminders/{id}", { params, body })) as { datas: Reminder[] },
  );
}

export async function deleteReminder(id: string): Promise<void> {
  await calls.DELETE("/reminders/{id}", { params: { path: { id } } });
}

export async function restoreReminder(id: string): Promise<Reminder> {
  const params = { path: { id } };
  return firstOf(
    payloadOf(await calls.POST("/reminders/{id}/restore", { params })) as { datas: Reminder[] },
  );
}

/** Answers one day of a reminder. */
export async function actOnDay(
  id: string,
  { act, ...body }: DateAct,
  key: string,
): Promise<Answered> {
  const params = { path: { id }, header: act === "done" ? { "Idempotency-Key": key } : {} };
  return payloadOf(await calls.POST(`/reminders/{id}/${act}`, { params, body })) as Answered;
}

/** Brings back the row of the ledger that was recorded for a day. */
export async function restoreRow(id: string): Promise<Answered["transaction"]> {
  const answer = await api.POST("/transactions/{id}/restore", { params: { path: { id } } });
  return payloadOf(answer).datas[0] ?? null;
}
