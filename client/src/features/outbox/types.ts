import type { FieldErrors } from "@/api/errors";
import type { Row } from "@/api/client";

/** A stored entry as the server answers it. */
export type StoredEntry = Row<"/transactions", "get">;

/** An income, an expense or a transfer as it is sent. */
export type EntryBody = { amount: number; detail: string; date: string } & (
  | { type: "income" | "expenses"; category_id: string; wallet_id?: string }
  | { type: "transfer"; wallet_id: string; to_wallet_id: string; fee: number }
);

/** How an entry looks while nobody can be asked. */
export interface EntryLook {
  /** Its category, or the wallets of a transfer. */
  label: string;
  /** Null for a transfer. */
  icon: string | null;
  color: string | null;
}

/** What the server said against an entry. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  errors: FieldErrors;
}

/** An entry that waits on this device to be sent. */
export interface OutboxEntry {
  /** Stored once under this key, however often it is sent. */
  key: string;
  /** The account that made it; nobody else sees or sends it. */
  owner: string;
  /** Made by a guest, whose account may end for ever. */
  guest?: boolean;
  /** Unix milliseconds. */
  created: number;
  body: EntryBody;
  look: EntryLook;
  refusal?: Refusal;
}
