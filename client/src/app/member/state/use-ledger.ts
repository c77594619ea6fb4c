import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { removeRows, applyRow } from "@/features/transactions/ledger-cache";
import type { Transaction } from "@/features/transactions/types";

/** Where features that book something in the ledger tell of it. */
export interface Ledger {
  /** A row was recorded. */
  put: (row: Transaction) => void;
  /** A row was taken back. */
  gone: (id: string) => void;
}

/** Spreads what was booked, or taken back, to everything that shows the ledger. */
export function useLedger(): Ledger {
  const client = useQueryClient();
  return useMemo(
    () => ({
      put: (row) => applyRow(client, row),
      gone: (id) => removeRows(client, [id]),
    }),
    [client],
  );
}
