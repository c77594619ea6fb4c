import type { Payload, Row } from "@/api/client";

/** What the ledger suggests: series that nobody planned, and prices that rose. */
export type Findings = Payload<"/proposals", "get">;
/** A series of similar entries as the recurring entry that it would be; whole rupiah. */
export type Proposal = Row<"/proposals", "get">;
/** A price that rose, with the recurring entry that still has the old one. */
export type PriceRise = Findings["rises"][number];
