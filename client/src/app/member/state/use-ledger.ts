import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import type { Ledger } from "@/api/ledger";
import { applyRow, removeRows } from "@/features/transactions/ledger-cache";

/** The ledger for features that book rows: updates every list and figure that shows them. */
export function useLedger(): Ledger {
  const client = useQueryClient();
  return useMemo(
    () => ({
      applyRow: (row) => applyRow(client, row),
      removeRow: (id) => removeRows(client, [{ id }]),
    }),
    [client],
  );
}
