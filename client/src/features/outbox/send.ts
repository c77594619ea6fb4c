import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { BACKGROUND_HEADER } from "@/api/transport";

import { outbox, refuseEntry, reloadOutbox, removeEntry } from "./outbox";
import type { EntryBody, OutboxEntry, StoredEntry } from "./types";

const LOCK = "lumbung-outbox";
/** The first and the longest wait between two attempts, in milliseconds. */
const SHORTEST = 5_000;
const LONGEST = 300_000;
/** No answer to the entry itself: the session is over, or the account may do nothing now. */
const NOT_NOW = new Set([401, 403]);
/** A guest may record no more: that says something against the entry. */
const FULL = "guest_full";
/** An earlier send of the entry is not done yet. */
const IN_FLIGHT = "request_in_flight";

/** What a round of sending came to: how many were stored, and when to try again. */
export interface Round {
  stored: number;
  /** Milliseconds; null where only the person or a new session can go on. */
  retry: number | null;
}

/** Sends an entry; it is stored once under its key, however often this is done. */
async function sendEntry({ key, body }: OutboxEntry): Promise<StoredEntry> {
  // Nobody has caused the call just now: it keeps no session alive.
  const said = {
    headers: { [BACKGROUND_HEADER]: "1" },
    params: { header: { "Idempotency-Key": key } },
  };
  const { datas } =
    body.type === "transfer"
      ? payloadOf(await api.POST("/transfers", { ...said, body: transferOf(key, body) }))
      : payloadOf(
          await api.POST("/transaction/add", { ...said, body: { ...body, client_key: key } }),
        );
  const [row] = datas;
  if (!row) throw new TypeError("What was stored is answered with its row");
  return row;
}

/** As its dialog sends it: the server takes a key that comes with another body for a mistake. */
function transferOf(key: string, { type: _, ...body }: Extract<EntryBody, { type: "transfer" }>) {
  return { ...body, client_key: key };
}

let wait = SHORTEST;

function isTemporary({ status, code }: AppError): boolean {
  return status >= 500 || status === 429 || code === IN_FLIGHT;
}

/** The wait that an error asks for; undefined where the server has refused the entry itself. */
function waitAfter(error: unknown): number | null | undefined {
  if (error instanceof AppError && !isTemporary(error)) {
    return NOT_NOW.has(error.status) && error.code !== FULL ? null : undefined;
  }
  const asked = error instanceof AppError && error.retryAfter ? error.retryAfter * 1000 : wait;
  wait = Math.min(wait * 2, LONGEST);
  return asked;
}

/** Sends what waits, the oldest first, until all of it is stored or refused, or the way is shut. */
async function sendAll(onStored: (row: StoredEntry) => void): Promise<Round> {
  const round: Round = { stored: 0, retry: null };
  const isNext = (entry: OutboxEntry) => !entry.refusal;
  await reloadOutbox();
  for (let next = outbox.get().find(isNext); next; next = outbox.get().find(isNext)) {
    try {
      const row = await sendEntry(next);
      await removeEntry(next.key);
      round.stored += 1;
      wait = SHORTEST;
      onStored(row);
    } catch (error) {
      const retry = waitAfter(error);
      if (retry !== undefined) return { ...round, retry };
      await refuseEntry(next.key, toRefusal(error as AppError));
    }
  }
  return round;
}

function toRefusal({ status, code, message, errors }: AppError) {
  return { status, code, message, errors };
}

/** A round of sending; one at a time among all tabs. Null while another tab sends. */
export async function sendOutbox(onStored: (row: StoredEntry) => void): Promise<Round | null> {
  // Browsers offer locks only on https and localhost; the server stores each once in any case.
  if (!navigator.locks) return await sendAll(onStored);
  return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? await sendAll(onStored) : null,
  );
}
