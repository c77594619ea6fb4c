import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useContext, useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { createRandomId } from "@/lib/random-id";
import { isMoneyIn } from "@/lib/signed-amount";
import { useFormDraft } from "@/browser/use-form-draft";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";

import { getCurrentVersion, isNotFound } from "../conflict";
import { applyRow, invalidateLedger } from "../ledger-cache";
import { getTransactionName } from "../transaction-name";
import type { Transaction } from "../types";
import { useDeleteTransaction } from "../list/use-delete-transaction";
import { useWalletNames } from "../wallet-names";
import { deleteEntry, postEntry, putEntry } from "./entries";
import {
  EntryKept,
  EntryOutboxContext,
  needsNewKey,
  sendHeld,
  type WaitingRecord,
} from "./entry-outbox";
import {
  type EditableRow,
  getFields,
  type NewEntry,
  type RecordType,
  type RecordValues,
  toNewEntry,
} from "./record-form";
import { useWalletDefaults } from "./use-wallet-defaults";

const NO_ATTEMPT: Attempt = { body: "", key: "" };

const MUTATION = ["record"];

/** A submission that is in flight, or whose outcome is unknown. */
interface Attempt {
  /** The body sent first; empty if no submission is open. */
  body: string;
  /** The idempotency key. */
  key: string;
  /** The stored row, when it still needs to be updated to the current input. */
  row?: EditableRow;
  /** The last update sent for that row without a certain answer. */
  change?: string;
}

interface AttemptRef {
  current: Attempt;
}

/** Whether the server rejected the submission and stored nothing. */
function isRejected(error: unknown): boolean {
  return error instanceof AppError && (error.status === 400 || error.status === 422);
}

function hasValues(row: EditableRow, body: string): boolean {
  const stored: Record<string, unknown> = { ...row };
  return Object.entries(parse(body)).every(([field, value]) => stored[field] === value);
}

const parse = (body: string) => JSON.parse(body) as NewEntry;

/** Updates the stored row to the current input. */
async function updateSubmitted(
  keeper: AttemptRef,
  row: EditableRow,
  body: string,
): Promise<EditableRow> {
  const { change: before } = keeper.current;
  keeper.current = { ...keeper.current, row, change: body };
  if ((row.type === "transfer") !== (parse(body).type === "transfer")) {
    return replaceSubmitted(keeper, row, body);
  }
  try {
    return await putEntry(row, parse(body));
  } catch (error) {
    // Deleted elsewhere meanwhile: record the input as a new row.
    if (isNotFound(error)) {
      keeper.current = NO_ATTEMPT;
      return submitRecord(keeper, body);
    }
    const now = getCurrentVersion<EditableRow>(error);
    if (!now) throw error;
    keeper.current = { ...keeper.current, row: now };
    if (hasValues(now, body)) return now;
    // Our update whose answer was lost did arrive; any other change is foreign.
    if (before && hasValues(now, before)) return updateSubmitted(keeper, now, body);
    throw error;
  }
}

/** Records the current input instead of the stored row, where one is a transfer. */
async function replaceSubmitted(
  keeper: AttemptRef,
  row: EditableRow,
  body: string,
): Promise<EditableRow> {
  try {
    await deleteEntry(row);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  keeper.current = NO_ATTEMPT;
  return submitRecord(keeper, body);
}

/**
 * Stores a body as exactly one row. An earlier submission with an unknown outcome is settled first
 * under its own key, then its row is updated.
 */
async function submitRecord(keeper: AttemptRef, body: string): Promise<EditableRow> {
  if (!keeper.current.key) keeper.current = { body, key: createRandomId() };
  const first = keeper.current;
  if (first.row) return updateSubmitted(keeper, first.row, body);
  let row: EditableRow;
  try {
    row = await postEntry(parse(first.body), first.key);
  } catch (error) {
    if (!isRejected(error)) throw error;
    keeper.current = NO_ATTEMPT;
    if (first.body === body) throw error;
    return submitRecord(keeper, body);
  }
  return first.body === body ? row : updateSubmitted(keeper, row, body);
}

/** Saves and restores the submission across a page reload. */
interface AttemptControl {
  last: () => Attempt;
  resume: (attempt: Attempt) => void;
}

/** The first request is still being processed; a retry with the same key gets its answer. */
function isInFlight(error: unknown): boolean {
  return error instanceof AppError && error.code === "request_in_flight";
}

/**
 * Saves a transaction exactly once, however often it is sent. `send` resolves to null while another
 * submission is in flight, and throws EntryKept when the entry waits on this device.
 */
export function useRecordTransaction(waiting?: WaitingRecord) {
  const client = useQueryClient();
  const outbox = useContext(EntryOutboxContext);
  const attempt = useRef<Attempt>(NO_ATTEMPT);
  const isStoredBefore = useRef(waiting?.refusal !== undefined && needsNewKey(waiting.refusal));

  const attempts = useMemo<AttemptControl>(
    () => ({
      last: () => attempt.current,
      resume: (kept) => {
        attempt.current = kept;
      },
    }),
    [],
  );

  // Abandoned without a certain answer: only the server knows whether the row exists.
  useEffect(
    () => () => {
      if (attempt.current.key) invalidateLedger(client);
    },
    [client],
  );

  const mutation = useMutation({
    mutationKey: MUTATION,
    mutationFn: (entry: NewEntry) => {
      const body = JSON.stringify(entry);
      const known = waiting && !isStoredBefore.current ? waiting.key : createRandomId();
      if (!attempt.current.key) attempt.current = { body, key: known };
      const { key } = attempt.current;
      return sendHeld(outbox, { key, entry, waiting }, () => submitRecord(attempt, body));
    },
    retry: (failures, error) => failures < 3 && isInFlight(error),
    retryDelay: 1000,
    onSuccess: (recorded) => {
      attempt.current = NO_ATTEMPT;
      applyRow(client, recorded);
    },
    onError: (error) => {
      const isStored = error instanceof AppError && needsNewKey(error);
      if (isStored) isStoredBefore.current = true;
      if (isStored || error instanceof EntryKept) attempt.current = NO_ATTEMPT;
    },
  });

  const send = async (body: NewEntry): Promise<EditableRow | null> => {
    if (client.isMutating({ mutationKey: MUTATION }) > 0) return null;
    return mutation.mutateAsync(body);
  };

  return { send, saving: mutation.isPending, attempts };
}

/** Submits the record form; shows field errors at the fields and others above the buttons. */
export function useSaveRecord(
  { setError, watch }: UseFormReturn<RecordValues>,
  { onSaved, onKept, waiting }: SaveOptions,
) {
  const { send, saving, attempts } = useRecordTransaction(waiting);
  const [formError, setFormError] = useState<string | null>(null);
  const failureText = useFailureText();
  const fillIn = useWalletDefaults(watch("type"));
  const tell = useSavedToast();
  const tellKept = useKeptToast();
  const show = (error: unknown, type: RecordType) => {
    if (!showFieldErrors(error, setError, getFields(type))) setFormError(failureText(error));
  };
  useRefusal(waiting, show);

  const save = async (values: RecordValues) => {
    setFormError(null);
    try {
      const saved = await send(toNewEntry(fillIn(values)));
      if (!saved) return;
      tell(saved);
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof EntryKept)) return show(error, values.type);
      tellKept();
      onKept();
    }
  };

  return { save, saving, formError, attempts };
}

interface SaveOptions {
  onSaved: (recorded: Transaction) => void;
  /** Without a connection: the entry waits on this device. */
  onKept: () => void;
  /** The entry of the outbox that is opened again. */
  waiting?: WaitingRecord | undefined;
}

/** Shows once what the server has said against an entry of the outbox. */
function useRefusal(
  waiting: WaitingRecord | undefined,
  show: (error: AppError, type: RecordType) => void,
): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (waiting?.refusal) latest.current(new AppError(waiting.refusal), waiting.entry.type);
  }, [waiting]);
}

/** Says that an entry waits on this device. */
function useKeptToast(): () => void {
  const { t } = useLingui();
  const toast = useToast();
  return () => {
    const text = t`Saved on this device. We'll send it when you're back online.`;
    toast({ tone: "success", text });
  };
}

export interface RecordDraft {
  values: RecordValues;
  attempt: Attempt;
}

/** Keeps the form over a page reload, together with its idempotency key. */
export function useRecordDraft(
  key: string,
  { getValues, reset }: UseFormReturn<RecordValues>,
  attempts: AttemptControl,
): void {
  const form = useMemo(
    () => ({
      getValues: (): RecordDraft => ({ values: getValues(), attempt: attempts.last() }),
      reset: (kept: RecordDraft) => {
        attempts.resume(kept.attempt);
        reset(kept.values, { keepDefaultValues: true });
      },
    }),
    [getValues, reset, attempts],
  );
  useFormDraft(key, form);
}

/** Says what was saved; a transfer, which is two changes at once, can be undone right there. */
export function useSavedToast(): (saved: EditableRow, how?: { edited?: boolean }) => void {
  const { t } = useLingui();
  const toast = useToast();
  const walletsOf = useWalletNames();
  const remove = useDeleteTransaction();
  return (saved, { edited = false } = {}) => {
    const text = <SavedMessage saved={saved} wallets={walletsOf(saved)} />;
    const undo = { label: t`Undo`, run: () => remove(saved), undo: true };
    toast({ tone: "success", text, ...(saved.type === "transfer" && !edited && { action: undo }) });
  };
}

interface SavedMessageProps {
  saved: EditableRow;
  /** Where a transfer went, such as 'BCA → GoPay'; undefined while the names are unknown. */
  wallets: string | undefined;
}

/** The toast text, such as 'Saved. Rp48.000 for lunch.' */
function SavedMessage({ saved, wallets }: SavedMessageProps) {
  const amount = <Money amount={saved.amount} />;
  const name = getTransactionName(saved);
  if (saved.type === "transfer") {
    return wallets ? (
      <Trans>
        Saved. {amount} moved, {wallets}.
      </Trans>
    ) : (
      <Trans>Saved. {amount} moved.</Trans>
    );
  }
  return isMoneyIn(saved.type) ? (
    <Trans>
      Saved. {amount} from {name}.
    </Trans>
  ) : (
    <Trans>
      Saved. {amount} for {name}.
    </Trans>
  );
}
