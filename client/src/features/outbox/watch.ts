import { session } from "@/api/session";

import { openOutbox, outbox } from "./outbox";
import { type Round, sendOutbox } from "./send";
import type { StoredEntry } from "./types";

/** While another tab sends: look again after a while whether something is left. */
const ANOTHER_TAB: Round = { stored: 0, retry: 15_000 };

interface Watch {
  owner: string;
  onStored: (row: StoredEntry) => void;
  /** So many were stored in one go. */
  onSent: (count: number) => void;
}

/** Whether there is something to send, and the account is there whose it is. */
function canSend(owner: string): boolean {
  const { status, claims } = session.state();
  const isReady = status === "signed-in" && claims?.sub === owner && navigator.onLine;
  return isReady && outbox.get().some(({ refusal }) => !refusal);
}

/**
 * Sends what waits at once, when there is a connection again, when the page is seen again, and now
 * and then in between. Returns what ends it.
 */
export function watchOutbox({ owner, onStored, onSent }: Watch): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const send = async () => {
    clearTimeout(timer);
    if (isSending || signal.aborted || !canSend(owner)) return;
    isSending = true;
    const { stored, retry } = (await sendOutbox(onStored)) ?? ANOTHER_TAB;
    isSending = false;
    if (stored > 0) onSent(stored);
    if (retry !== null && !signal.aborted) timer = setTimeout(() => void send(), retry);
  };
  const go = () => void send();
  const look = () => {
    if (document.visibilityState === "visible") go();
  };

  window.addEventListener("online", go, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  const unsubscribe = [session.subscribe(go), outbox.subscribe(go)];
  void openOutbox(owner).then(go);
  return () => {
    ended.abort();
    clearTimeout(timer);
    for (const leave of unsubscribe) leave();
    void openOutbox(null);
  };
}
