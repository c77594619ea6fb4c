import { deleteDatabase, deleteObject, putObject, readAll } from "@/browser/device-database";
import { markHeldEntry, markOutbox } from "@/browser/outbox-mark";
import { createStore } from "@/lib/store";

import type { OutboxEntry, Refusal } from "./types";

/** What waits, of the account that is open, the oldest first. */
export const outbox = createStore<readonly OutboxEntry[]>([]);

/** Tells the other tabs that something waits, or no longer does. */
const channel = new BroadcastChannel("outbox");

/** A guest's account ends after so long without use, in milliseconds. */
const GUEST_MS = 14 * 86_400_000;

/** Entries that a dialog is sending at this moment: they do not wait yet. */
const inDialog = new Set<string>();

let owner: string | null = null;

const isWaiting = (entry: OutboxEntry) => entry.owner === owner && !inDialog.has(entry.key);

/** Reads the database again; what cannot be read now is still there. */
export async function reloadOutbox(): Promise<readonly OutboxEntry[]> {
  const stored = await readAll<OutboxEntry>("outbox").catch(() => null);
  if (!stored) return outbox.get();
  markOutbox(stored.some(({ key }) => !inDialog.has(key)));
  const waiting = stored.filter(isWaiting).sort((a, b) => a.created - b.created);
  outbox.set(waiting);
  return waiting;
}

channel.onmessage = () => void reloadOutbox();

/** Shows the entries of an account from now on; null for nobody. */
export async function openOutbox(account: string | null): Promise<void> {
  // Not even for a moment does anybody see what waits of somebody else.
  if (account !== owner) outbox.set([]);
  owner = account;
  await deleteGuestEntries();
  await reloadOutbox();
}

/**
 * Deletes entries of guests that are signed in no longer, once none of them can have become an
 * account any more. Returns whether others of theirs still wait.
 */
export async function deleteGuestEntries(): Promise<boolean> {
  const stored = await readAll<OutboxEntry>("outbox").catch((): OutboxEntry[] => []);
  const left = stored.filter((entry) => entry.guest && entry.owner !== owner);
  const gone = left.filter(({ created }) => Date.now() - created > GUEST_MS);
  for (const { key } of gone) await deleteObject("outbox", key);
  if (gone.length > 0 && gone.length === stored.length) await deleteDatabase();
  return left.length > gone.length;
}

async function publish(): Promise<void> {
  await reloadOutbox();
  channel.postMessage("changed");
}

/**
 * Stores an entry that a dialog is about to send, so that it is not lost with the tab. Returns false
 * where the browser stores nothing, as in a private window.
 */
export async function holdEntry(entry: OutboxEntry): Promise<boolean> {
  inDialog.add(entry.key);
  try {
    await putObject("outbox", entry);
    markHeldEntry();
    return true;
  } catch {
    inDialog.delete(entry.key);
    return false;
  }
}

/** Lets an entry wait that a dialog could not send. */
export async function keepEntry(key: string): Promise<void> {
  inDialog.delete(key);
  await publish();
}

/** Puts back what its person has just removed. */
export async function restoreEntry(entry: OutboxEntry): Promise<void> {
  await putObject("outbox", entry);
  await publish();
}

/** Deletes an entry that was sent, or that its person does not want. */
export async function removeEntry(key: string): Promise<void> {
  await deleteObject("outbox", key).catch(() => undefined);
  inDialog.delete(key);
  await publish();
}

/** Notes what the server said against an entry, unless it was deleted meanwhile. */
export async function refuseEntry(key: string, refusal: Refusal): Promise<void> {
  inDialog.delete(key);
  const entry = (await reloadOutbox()).find((each) => each.key === key);
  if (entry) await putObject("outbox", { ...entry, refusal });
  await publish();
}

/** Deletes every entry of an account, and the database when nothing of anybody is left in it. */
export async function deleteEntries(account: string): Promise<void> {
  const stored = await readAll<OutboxEntry>("outbox").catch((): OutboxEntry[] => []);
  const gone = stored.filter((entry) => entry.owner === account);
  for (const { key } of gone) await deleteObject("outbox", key);
  if (gone.length === stored.length) await deleteDatabase();
  await publish();
}
