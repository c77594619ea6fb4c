import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { syncWithOtherTabs } from "@/features/transactions/ledger-cache";

/** Keeps what is shown here right when another tab of the same person changes the ledger. */
export function LedgerOfOtherTabs() {
  const client = useQueryClient();
  useEffect(() => syncWithOtherTabs(client), [client]);
  return null;
}
