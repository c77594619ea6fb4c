import { api, payloadOf } from "@/api/client";

import type { Transaction } from "../types";
import type { EditableRow, NewEntry, NewTransfer } from "./record-form";

/** A row of the ledger, by what changes it. */
type StoredRow = Pick<Transaction, "id" | "version">;

function getRow({ datas: [row] }: { datas: Transaction[] }): EditableRow {
  if (!row) throw new TypeError("What was stored is answered with its row");
  return row as EditableRow;
}

function toTransferBody(entry: NewTransfer): Omit<NewTransfer, "type"> {
  const { amount, wallet_id, to_wallet_id, fee, detail, date } = entry;
  return { amount, wallet_id, to_wallet_id, fee, detail, date };
}

/**
 * Records an entry; the same key records it once. The header answers word by word as the first time
 * for a day, the key in the body finds the entry for good.
 */
export async function postEntry(entry: NewEntry, key: string): Promise<EditableRow> {
  const params = { header: { "Idempotency-Key": key } };
  if (entry.type !== "transfer") {
    return getRow(
      payloadOf(
        await api.POST("/transaction/add", { params, body: { ...entry, client_key: key } }),
      ),
    );
  }
  const body = { ...toTransferBody(entry), client_key: key };
  return getRow(payloadOf(await api.POST("/transfers", { params, body })));
}

/** Changes a row of the same kind; fails with the current row if another device changed it. */
export async function putEntry({ id, version }: StoredRow, entry: NewEntry): Promise<EditableRow> {
  const params = { path: { id }, header: { "If-Match": `"${version}"` } };
  if (entry.type !== "transfer") {
    return getRow(payloadOf(await api.PUT("/transactions/{id}", { params, body: entry })));
  }
  const body = toTransferBody(entry);
  return getRow(payloadOf(await api.PUT("/transfers/{id}", { params, body })));
}

/** Deletes a row, a transfer with its fee. */
export async function deleteEntry({ id, version }: StoredRow): Promise<void> {
  const params = { path: { id }, header: { "If-Match": `"${version}"` } };
  await api.DELETE("/transactions/{id}", { params });
}
