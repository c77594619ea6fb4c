import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { newKey } from "@/lib/new-key";

import { currentOf, isGone } from "./acts/changed-meanwhile";
import type { NewTransaction, Transaction } from "./types";

/** A sending that is under way, or of which it is not known whether it was stored. */
export interface Attempt {
  /** What was sent first; empty when nothing is open. */
  body: string;
  /** Under this key it is stored once, however often it is sent. */
  key: string;
  /** The row that it became, when it still has to become what was typed since. */
  row?: Transaction;
  /** What that row was last told to become, without a certain answer. */
  change?: string;
}

export const NO_ATTEMPT: Attempt = { body: "", key: "" };

interface Keeper {
  current: Attempt;
}

/** Whether the server has looked at what was sent and stored nothing of it. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && (error.status === 400 || error.status === 422);
}

function isSame(row: Transaction, body: string): boolean {
  const wanted = JSON.parse(body) as NewTransaction;
  return (Object.keys(wanted) as (keyof NewTransaction)[]).every(
    (field) => row[field] === wanted[field],
  );
}

async function add({ body, key }: Attempt): Promise<Transaction> {
  const answer = await api.POST("/transaction/add", {
    params: { header: { "Idempotency-Key": key } },
    body: JSON.parse(body) as NewTransaction,
  });
  return rowOf(payloadOf(answer));
}

async function put({ id, version }: Transaction, body: string): Promise<Transaction> {
  const answer = await api.PUT("/transactions/{id}", {
    params: { path: { id }, header: { "If-Match": `"${version}"` } },
    body: JSON.parse(body) as NewTransaction,
  });
  return rowOf(payloadOf(answer));
}

function rowOf({ datas: [row] }: { datas: Transaction[] }): Transaction {
  if (!row) throw new TypeError("What was stored is answered with its row");
  return row;
}

/** Makes the row what was typed since it was sent. */
async function change(keeper: Keeper, row: Transaction, body: string): Promise<Transaction> {
  const { change: before } = keeper.current;
  keeper.current = { ...keeper.current, row, change: body };
  try {
    return await put(row, body);
  } catch (error) {
    // Deleted elsewhere meanwhile: what was typed is to be there all the same.
    if (isGone(error)) {
      keeper.current = NO_ATTEMPT;
      return store(keeper, body);
    }
    const now = currentOf<Transaction>(error);
    if (!now) throw error;
    keeper.current = { ...keeper.current, row: now };
    if (isSame(now, body)) return now;
    // The change whose answer was lost did arrive; any other change is somebody's own.
    if (before && isSame(now, before)) return change(keeper, now, body);
    throw error;
  }
}

/**
 * Stores a body as one row, whatever became of the sendings before: one without a certain answer
 * is settled first under its own key, and its row becomes what is wanted now.
 */
export async function store(keeper: Keeper, body: string): Promise<Transaction> {
  if (!keeper.current.key) keeper.current = { body, key: newKey() };
  const first = keeper.current;
  if (first.row) return change(keeper, first.row, body);
  let row: Transaction;
  try {
    row = await add(first);
  } catch (error) {
    if (!isRefused(error)) throw error;
    keeper.current = NO_ATTEMPT;
    if (first.body === body) throw error;
    return store(keeper, body);
  }
  return first.body === body ? row : change(keeper, row, body);
}
