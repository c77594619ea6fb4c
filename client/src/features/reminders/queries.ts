import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import type { LedgerRow } from "@/api/ledger";
import { useLanguage } from "@/i18n/use-language";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useIdempotencyKey } from "@/api/use-idempotency-key";

import { type DateRange, getShownDays } from "./month-range";
import type {
  Answered,
  NewReminder,
  Occurrence,
  Reminder,
  ReminderChanges,
  Reminders,
  Scope,
} from "./types";

/** Where the reminders lie in the cache; what changes one invalidates it. */
const REMINDERS_KEY = "reminders";

/** The reminders of some days; while others are on their way, those before stay. */
export function useReminders(span: DateRange, { enabled = true } = {}) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [REMINDERS_KEY, language, span.from, span.to],
    queryFn: ({ signal }) => getReminders(span, signal),
    ...initialAnswer("/reminders", { ...span }, (reminders): Reminders => reminders),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The reminders of the days that a calendar shows of a month 'YYYY-MM'. */
export function useRemindersOfMonth(month: string, more?: { enabled?: boolean }) {
  return useReminders(getShownDays(month), more);
}

/** The days that have something to be reminded of. */
export function getMarkedDays(occurrences: readonly Occurrence[] = []): ReadonlySet<string> {
  return new Set(occurrences.filter(({ state }) => state !== "skipped").map(({ day }) => day));
}

/** Refetches what depends on reminders, here and in other tabs. */
function invalidateReminders(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ["notifications"] });
  notifyOtherTabs();
  return client.invalidateQueries({ queryKey: [REMINDERS_KEY] });
}

type Change = (shown: Reminders) => Reminders;

function change(client: QueryClient, to: Change): void {
  client.setQueriesData<Reminders>({ queryKey: [REMINDERS_KEY] }, (shown) => shown && to(shown));
}

/** The first day of a reminder, as far as it is known before the server has said it. */
function firstDayOf({ id, day, next, amount, amount_mode }: Reminder): Occurrence {
  const known = {
    reminder_id: id,
    day,
    due_at: next?.due_at ?? `${day}T00:00:00Z`,
    amount: amount_mode === "asked" ? null : amount,
  };
  return {
    ...known,
    state: "open",
    snoozed_until: null,
    late: false,
    transaction_id: null,
  };
}

/** Shows a reminder as it is now, at once. */
function applyReminder(client: QueryClient, reminder: Reminder): void {
  change(client, (shown) => {
    const known = shown.datas.some(({ id }) => id === reminder.id);
    if (!known) {
      return {
        ...shown,
        datas: [...shown.datas, reminder],
        occurrences: [...shown.occurrences, firstDayOf(reminder)],
      };
    }
    const datas = shown.datas.map((each) => (each.id === reminder.id ? reminder : each));
    return { ...shown, datas };
  });
}

/** What waits without the dates that do not any more; a date that is open again comes anew. */
function withoutWaiting(shown: Reminders, leaves: (each: Occurrence) => boolean) {
  const waiting = shown.waiting.filter((each) => !leaves(each));
  const left = shown.waiting.length - waiting.length;
  return { waiting, waiting_count: shown.waiting_count - left };
}

/** Takes a reminder away with all its days, or with those from a day on, at once. */
function removeReminder(client: QueryClient, { id, since }: Removal): void {
  const stays = ({ reminder_id, day }: Occurrence) =>
    reminder_id !== id || (since !== undefined && day < since);
  change(client, (shown) => ({
    ...shown,
    datas: since === undefined ? shown.datas.filter((each) => each.id !== id) : shown.datas,
    occurrences: shown.occurrences.filter(stays),
    coming: shown.coming.filter(stays),
    late: shown.late.filter(stays),
    ...withoutWaiting(shown, (each) => !stays(each)),
  }));
}

/** Shows what became of one day, at once. */
function applyAnswer(client: QueryClient, occurrence: Occurrence): void {
  const isIt = ({ reminder_id, day }: Occurrence) =>
    reminder_id === occurrence.reminder_id && day === occurrence.day;
  const mend = <Each extends Occurrence>(each: Each): Each =>
    isIt(each) ? { ...each, ...occurrence } : each;
  const open = ({ state }: Occurrence) => state === "open";
  change(client, (shown) => ({
    ...shown,
    occurrences: shown.occurrences.map(mend),
    coming: shown.coming.map(mend).filter(open),
    late: shown.late.map(mend).filter((each) => open(each) && each.late),
    ...withoutWaiting(shown, isIt),
  }));
}

/** Stores a new reminder. */
export function useAddReminder() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewReminder) => addReminder(body, keyOf(body)),
    onSuccess: (reminder) => {
      settled();
      applyReminder(client, reminder);
      void invalidateReminders(client);
    },
  });
}

/** Changes a reminder as it was looked at; refused when another device has changed it since. */
export function useUpdateReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, changes }: { seen: Reminder; changes: ReminderChanges }) =>
      putReminder(seen, changes),
    onSuccess: (reminder) => applyReminder(client, reminder),
    onSettled: () => invalidateReminders(client),
  });
}

/** Changes one date of a series, or that and all later ones; answers what has the change. */
export function useSplitReminder() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: (split: Split) => splitReminder(split, keyOf([split.seen.id, split])),
    onSuccess: ({ series, changed }) => {
      settled();
      applyReminder(client, series);
      applyReminder(client, changed);
    },
    onSettled: () => invalidateReminders(client),
  });
}

/** What is removed: a reminder, or its dates from a day on. */
export interface Removal {
  id: string;
  since?: string;
}

/** Deletes a reminder or its later days, which leave at once; answers the id of what can be restored. */
export function useDeleteReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteReminder,
    onMutate: (removal) => removeReminder(client, removal),
    onSettled: () => invalidateReminders(client),
  });
}

/** Brings a deleted reminder back. */
export function useRestoreReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreReminder,
    onSettled: () => invalidateReminders(client),
  });
}

/** Answers one date of a reminder. */
export function useActOnDay() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, act }: { id: string; act: DateAction }) =>
      actOnDay(id, act, keyOf([id, act])),
    onSuccess: (answered) => {
      settled();
      applyAnswer(client, answered.occurrence);
    },
    onSettled: () => void invalidateReminders(client),
  });
}

/** Answers several missed dates of a reminder at once. */
export function useAnswerMissed() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: (answer: MissedAnswer) => answerMissed(answer, keyOf(answer)),
    onSuccess: ({ occurrences }) => {
      settled();
      for (const occurrence of occurrences) applyAnswer(client, occurrence);
    },
    onSettled: () => void invalidateReminders(client),
  });
}

/** Answers dates of several reminders in one act, which touches the ledger as well. */
export function useAnswerDates() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: (answer: DatesAnswer) => answerDates(answer, keyOf(answer)),
    onSuccess: ({ datas }) => {
      settled();
      for (const occurrence of datas) applyAnswer(client, occurrence);
    },
    // Balances, budgets and lists change with it.
    onSettled: () => {
      notifyOtherTabs();
      void client.invalidateQueries();
    },
  });
}

/** Brings back the row of the ledger that was recorded for a day. */
export function useRestoreRow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreRow,
    onSettled: () => invalidateReminders(client),
  });
}

/** What can be done with one day of a reminder. */
export type DateAction =
  | { act: "done"; day: string; record?: boolean; amount?: number | null }
  | { act: "skip" | "open"; day: string }
  | { act: "snooze"; day: string; until: string };

/** What is said of several dates; of all that were missed where none is named. */
export interface MissedAnswer {
  id: string;
  action: "done" | "skip" | "open";
  days: string[];
}

/** A date of a reminder or a plan; with an amount that one is recorded, in whole rupiah. */
export interface NamedDate {
  reminder_id: string;
  day: string;
  amount?: number;
  /** Wallets that stand in for those of the date. */
  wallet_id?: string;
  to_wallet_id?: string;
}

export interface DatesAnswer {
  action: "done" | "skip" | "snooze" | "open";
  dates: NamedDate[];
  /** The end of a snooze. */
  until?: string;
}

function getFirst({ datas: [reminder] }: { datas: Reminder[] }): Reminder {
  if (!reminder) throw new TypeError("What was stored is answered with its reminder");
  return reminder;
}

async function getReminders(query: DateRange, signal: AbortSignal): Promise<Reminders> {
  return payloadOf(await api.GET("/reminders", { params: { query }, signal }));
}

export async function getReminder(id: string, signal: AbortSignal): Promise<Reminder> {
  const params = { path: { id } };
  return getFirst(payloadOf(await api.GET("/reminders/{id}", { params, signal })));
}

async function addReminder(body: NewReminder, key: string): Promise<Reminder> {
  const header = { "Idempotency-Key": key };
  return getFirst(payloadOf(await api.POST("/reminders", { params: { header }, body })));
}

const matching = ({ version }: Reminder) => ({ "If-Match": `"${String(version)}"` });

async function putReminder(seen: Reminder, body: ReminderChanges): Promise<Reminder> {
  const params = { path: { id: seen.id }, header: matching(seen) };
  return getFirst(payloadOf(await api.PUT("/reminders/{id}", { params, body })));
}

/** A date of a series as it was looked at, and what to change there or from there on. */
export interface Split {
  seen: Reminder;
  day: string;
  scope: Scope;
  changes: ReminderChanges;
}

async function splitReminder({ seen, ...body }: Split, key: string) {
  const header = { ...matching(seen), "Idempotency-Key": key };
  const params = { path: { id: seen.id }, header };
  const payload = payloadOf(await api.POST("/reminders/{id}/split", { params, body }));
  return { series: getFirst(payload), changed: payload.changed };
}

async function deleteReminder({ id, since }: Removal): Promise<string> {
  const params = { path: { id }, query: since === undefined ? {} : { from: since } };
  return payloadOf(await api.DELETE("/reminders/{id}", { params })).removed;
}

async function restoreReminder(id: string): Promise<Reminder> {
  const params = { path: { id } };
  return getFirst(payloadOf(await api.POST("/reminders/{id}/restore", { params })));
}

/** Answers one day of a reminder; sent twice under one key, it happens once. */
async function actOnDay(id: string, act: DateAction, key: string): Promise<Answered> {
  const params = { path: { id }, header: { "Idempotency-Key": key } };
  const { day } = act;
  switch (act.act) {
    case "done": {
      const body = { day, record: act.record ?? null, amount: act.amount ?? null };
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

async function answerDates(body: DatesAnswer, key: string) {
  const params = { header: { "Idempotency-Key": key } };
  return payloadOf(await api.POST("/reminders/answers", { params, body }));
}

async function answerMissed({ id, ...body }: MissedAnswer, key: string) {
  const params = { path: { id }, header: { "Idempotency-Key": key } };
  return payloadOf(await api.POST("/reminders/{id}/missed", { params, body }));
}

/** Brings back the row of the ledger that was recorded for a day. */
async function restoreRow(id: string): Promise<LedgerRow | null> {
  const answer = await api.POST("/transactions/{id}/restore", {
    params: { path: { id } },
  });
  return payloadOf(answer).datas[0] ?? null;
}
