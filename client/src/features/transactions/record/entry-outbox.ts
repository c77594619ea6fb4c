import { createContext } from "react";

import { AppError, type FieldErrors, NetworkError } from "@/api/errors";

import type { EditableRow, NewEntry } from "./record-form";

/** Keeps entries on this device until they are sent. */
export interface EntryOutbox {
  /** Stores an entry before it is sent; false where the browser stores nothing. */
  hold: (key: string, entry: NewEntry) => Promise<boolean>;
  /** Lets a held entry wait for a connection. */
  keep: (key: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Keeps an entry with what the server said against it. */
  refuse: (key: string, error: AppError) => Promise<void>;
}

/** The outbox of the signed-in person; null where entries are sent or stay in their form. */
export const EntryOutboxContext = createContext<EntryOutbox | null>(null);

/** An entry of the outbox that is opened again. */
export interface WaitingRecord {
  key: string;
  entry: NewEntry;
  refusal?: { status: number; code: string; message: string; errors: FieldErrors };
}

/** The entry waits on this device now: nothing is left to do in its form. */
export class EntryKept extends Error {
  override readonly name = "EntryKept";
}

/** What the server says of an entry that was stored before, which only another press stores again. */
const STORED_BEFORE = ["client_key_reused", "entry_deleted"];

/** Whether an entry was stored before: it is only stored again as another one, on purpose. */
export function needsNewKey({ code }: Pick<AppError, "code">): boolean {
  return STORED_BEFORE.includes(code);
}

/** Whether the request never got an answer; a proxy that answers in place of the server has one. */
function hasNoAnswer(error: unknown): boolean {
  return error instanceof NetworkError && error.cause !== undefined;
}

interface HeldEntry {
  key: string;
  entry: NewEntry;
  /** What is opened again, if it waited before. */
  waiting?: WaitingRecord | undefined;
}

/**
 * Sends an entry that the device holds meanwhile. Without a connection it throws EntryKept, and the
 * entry waits; what else it throws is for the form.
 */
export async function sendHeld(
  outbox: EntryOutbox | null,
  { key, entry, waiting }: HeldEntry,
  send: () => Promise<EditableRow>,
): Promise<EditableRow> {
  if (!outbox || !(await outbox.hold(key, entry))) return await send();
  if (waiting && waiting.key !== key) await outbox.remove(waiting.key);
  try {
    if (!navigator.onLine) throw new EntryKept();
    const row = await send();
    void outbox.remove(key);
    return row;
  } catch (error) {
    throw await settleUnsent(outbox, { key, entry, waiting }, error);
  }
}

/** Decides what becomes of an entry that was not stored; returns what its form is told. */
async function settleUnsent(
  outbox: EntryOutbox,
  { key, waiting }: HeldEntry,
  error: unknown,
): Promise<unknown> {
  if (error instanceof EntryKept || hasNoAnswer(error)) {
    await outbox.keep(key);
    return new EntryKept();
  }
  // The form has it, unless it waited before: that does not depend on the form.
  if (!waiting) await outbox.remove(key);
  else if (error instanceof AppError && error.status < 500) await outbox.refuse(key, error);
  else await outbox.keep(key);
  return error;
}
