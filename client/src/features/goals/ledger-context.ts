import { createContext, useContext } from "react";

import type { BookedRow } from "./types";

/** The ledger, as far as contributions book something in it. */
interface Ledger {
  /** A row was recorded or came back. */
  put: (row: BookedRow) => void;
  /** A row was deleted. */
  gone: (id: string) => void;
}

const NO_LEDGER: Ledger = { put: () => undefined, gone: () => undefined };

export const LedgerContext = createContext<Ledger>(NO_LEDGER);

/** Tells everything that shows the ledger what a contribution has booked or taken back. */
export function useLedger(): Ledger {
  return useContext(LedgerContext);
}
