import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { syncWithOtherTabs } from "@/features/transactions/ledger-cache";

/** Applies ledger changes of the other tabs of the same person. */
export function LedgerTabSync() {
  const client = useQueryClient();
  useEffect(() => syncWithOtherTabs(client), [client]);
  return null;
}
