import { createContext, useContext } from "react";

import type { Ledger } from "@/api/ledger";

const NO_LEDGER: Ledger = { applyRow: () => undefined, removeRow: () => undefined };

export const LedgerContext = createContext<Ledger>(NO_LEDGER);

/** Callbacks that tell the ledger's lists about booked and removed rows. */
export function useLedger(): Ledger {
  return useContext(LedgerContext);
}
