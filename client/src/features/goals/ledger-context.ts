import { createContext, useContext } from "react";

import type { BookedRow } from "./types";

/** Receives the ledger rows that contributions book. */
interface Ledger {
  /** A row was recorded or restored. */
  put: (row: BookedRow) => void;
  /** A row was deleted. */
  gone: (id: string) => void;
}

const NO_LEDGER: Ledger = { put: () => undefined, gone: () => undefined };

export const LedgerContext = createContext<Ledger>(NO_LEDGER);

/** Callbacks that tell the ledger's lists about booked and removed rows. */
export function useLedger(): Ledger {
  return useContext(LedgerContext);
}
