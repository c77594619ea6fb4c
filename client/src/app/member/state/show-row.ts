import type { QueryClient } from "@tanstack/react-query";

import type { StoredEntry } from "@/features/outbox/types";

/** Shows a stored entry in every list and figure; the code for that is over every page. */
export async function showRow(client: QueryClient, row: StoredEntry): Promise<void> {
  try {
    const ledger = await import(
      /* webpackChunkName: "member-later" */ "@/features/transactions/ledger-cache"
    );
    ledger.applyRow(client, row);
  } catch {
    await client.invalidateQueries();
  }
}
