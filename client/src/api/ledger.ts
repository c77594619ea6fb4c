import type { Row } from "./client";

/** A transaction; amounts are whole rupiah. */
export type LedgerRow = Row<"/transactions", "get">;

/** Receives the rows that a feature books in the ledger, or removes from it. */
export interface Ledger {
  applyRow: (row: LedgerRow) => void;
  removeRow: (id: string) => void;
}
