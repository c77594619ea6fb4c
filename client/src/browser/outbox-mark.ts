import { createStore } from "@/lib/store";

const KEY = "outbox";
const WAITS = "waits";
/** A dialog is sending it; it waits only if the page ends meanwhile. */
const HELD = "held";

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Whether entries wait on this device, whoever made them. It tells without the database, whose code
 * comes only when something waits.
 */
export const outboxMark = createStore(globalThis.localStorage !== undefined && read() !== null);

/** Notes that a dialog is about to send an entry, for a page that ends meanwhile. */
export function markHeldEntry(): void {
  if (read() === null) localStorage.setItem(KEY, HELD);
}

/** Notes whether something waits, for the next start of the page as well. */
export function markOutbox(waits: boolean): void {
  if (waits) localStorage.setItem(KEY, WAITS);
  else localStorage.removeItem(KEY);
  outboxMark.set(waits);
}

globalThis.addEventListener?.("storage", ({ key, newValue }: StorageEvent) => {
  if (key === KEY && newValue !== HELD) outboxMark.set(newValue !== null);
});
