import type { QueryClient } from "@tanstack/react-query";

import type { StoredEntry } from "@/features/outbox/types";

/** In milliseconds. Each time rows are shown, all figures are fetched again. */
const PAUSE = 1_000;

/**
 * Shows stored rows in every list and figure: the first at once, those that follow it within a
 * second together.
 */
export function createStoredRowQueue(client: QueryClient): (row: StoredEntry) => void {
  let queue: StoredEntry[] = [];
  let isPausing = false;
  const flush = () => {
    const rows = queue;
    queue = [];
    isPausing = rows.length > 0;
    if (!isPausing) return;
    void showRows(client, rows);
    setTimeout(flush, PAUSE);
  };
  return (row) => {
    queue.push(row);
    if (!isPausing) flush();
  };
}

/** The code for that is over every page. */
async function showRows(client: QueryClient, rows: readonly StoredEntry[]): Promise<void> {
  try {
    const ledger = await import(
      /* webpackChunkName: "member-later" */ "@/features/transactions/ledger-cache"
    );
    ledger.applyRows(client, rows);
  } catch {
    await client.invalidateQueries();
  }
}
