import { Trans } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { newKey } from "@/lib/new-key";
import { useDraft } from "@/lib/use-draft";
import { Money } from "@/ui/Money";
import { useToast } from "@/ui/use-toast";

import { getCurrentVersion, isNotFound } from "../conflict";
import { applyRow, invalidateLedger } from "../ledger-cache";
import { getTransactionName } from "../transaction-name";
import type { NewTransaction, Transaction } from "../types";
import type { RecordValues } from "./record-form";

const NO_ATTEMPT: Attempt = { body: "", key: "" };

const MUTATION = ["record"];

const FIELDS = ["type", "amount", "category_id", "detail", "date"] as const;

/** A sending that is under way, or of which it is not known whether it was stored. */
interface Attempt {
  /** What was sent first; empty when nothing is open. */
  body: string;
  /** Under this key it is stored once, however often it is sent. */
  key: string;
  /** The row that it became, when it still has to become what was typed since. */
  row?: Transaction;
  /** What that row was last told to become, without a certain answer. */
  change?: string;
}

interface AttemptRef {
  current: Attempt;
}

/** Whether the server has looked at what was sent and stored nothing of it. */
function isRejected(error: unknown): boolean {
  return error instanceof AppError && (error.status === 400 || error.status === 422);
}

function hasValues(row: Transaction, body: string): boolean {
  const wanted = JSON.parse(body) as NewTransaction;
  return (Object.keys(wanted) as (keyof NewTransaction)[]).every(
    (field) => row[field] === wanted[field],
  );
}

async function postTransaction({ body, key }: Attempt): Promise<Transaction> {
  const answer = await api.POST("/transaction/add", {
    params: { header: { "Idempotency-Key": key } },
    body: JSON.parse(body) as NewTransaction,
  });
  return getRow(payloadOf(answer));
}

async function putTransaction({ id, version }: Transaction, body: string): Promise<Transaction> {
  const answer = await api.PUT("/transactions/{id}", {
    params: { path: { id }, header: { "If-Match": `"${version}"` } },
    body: JSON.parse(body) as NewTransaction,
  });
  return getRow(payloadOf(answer));
}

function getRow({ datas: [row] }: { datas: Transaction[] }): Transaction {
  if (!row) throw new TypeError("What was stored is answered with its row");
  return row;
}

/** Makes the row what was typed since it was sent. */
async function updateSubmitted(
  keeper: AttemptRef,
  row: Transaction,
  body: string,
): Promise<Transaction> {
  const { change: before } = keeper.current;
  keeper.current = { ...keeper.current, row, change: body };
  try {
    return await putTransaction(row, body);
  } catch (error) {
    // Deleted elsewhere meanwhile: what was typed is to be there all the same.
    if (isNotFound(error)) {
      keeper.current = NO_ATTEMPT;
      return submitRecord(keeper, body);
    }
    const now = getCurrentVersion<Transaction>(error);
    if (!now) throw error;
    keeper.current = { ...keeper.current, row: now };
    if (hasValues(now, body)) return now;
    // The change whose answer was lost did arrive; any other change is somebody's own.
    if (before && hasValues(now, before)) return updateSubmitted(keeper, now, body);
    throw error;
  }
}

/**
 * Stores a body as one row, whatever became of the sendings before: one without a certain answer
 * is settled first under its own key, and its row becomes what is wanted now.
 */
async function submitRecord(keeper: AttemptRef, body: string): Promise<Transaction> {
  if (!keeper.current.key) keeper.current = { body, key: newKey() };
  const first = keeper.current;
  if (first.row) return updateSubmitted(keeper, first.row, body);
  let row: Transaction;
  try {
    row = await postTransaction(first);
  } catch (error) {
    if (!isRejected(error)) throw error;
    keeper.current = NO_ATTEMPT;
    if (first.body === body) throw error;
    return submitRecord(keeper, body);
  }
  return first.body === body ? row : updateSubmitted(keeper, row, body);
}

/** What is needed to go on with an attempt after the page was loaded again. */
interface AttemptControl {
  last: () => Attempt;
  resume: (attempt: Attempt) => void;
}

/** The first sending is still being worked on; the same key will be answered when it is done. */
function isInFlight(error: unknown): boolean {
  return error instanceof AppError && error.status === 409;
}

/**
 * Saves a transaction once, however often it is sent and whatever is changed in between.
 * `send` answers null while a sending is under way.
 */
export function useRecordTransaction() {
  const client = useQueryClient();
  const attempt = useRef<Attempt>(NO_ATTEMPT);

  const attempts = useMemo<AttemptControl>(
    () => ({
      last: () => attempt.current,
      resume: (kept) => {
        attempt.current = kept;
      },
    }),
    [],
  );

  // Given up without a certain answer: only the server knows whether there is a row.
  useEffect(
    () => () => {
      if (attempt.current.key) invalidateLedger(client);
    },
    [client],
  );

  const mutation = useMutation({
    mutationKey: MUTATION,
    mutationFn: (body: NewTransaction) => submitRecord(attempt, JSON.stringify(body)),
    retry: (failures, error) => failures < 3 && isInFlight(error),
    retryDelay: 1000,
    onSuccess: (recorded) => {
      attempt.current = NO_ATTEMPT;
      applyRow(client, recorded);
    },
  });

  const send = async (body: NewTransaction): Promise<Transaction | null> => {
    if (client.isMutating({ mutationKey: MUTATION }) > 0) return null;
    return mutation.mutateAsync(body);
  };

  return { send, saving: mutation.isPending, attempts };
}

/** Saves what a form of a record holds; what the server says against it is shown where it belongs. */
export function useSaveRecord(
  { setError }: UseFormReturn<RecordValues>,
  onSaved: (recorded: Transaction) => void,
) {
  const { send, saving, attempts } = useRecordTransaction();
  const [formError, setFormError] = useState<string | null>(null);
  const failureText = useFailureText();
  const toast = useToast();

  const save = async (values: RecordValues) => {
    setFormError(null);
    try {
      const saved = await send({ ...values, amount: values.amount ?? 0 });
      if (!saved) return;
      toast({ tone: "success", text: <SavedMessage saved={saved} /> });
      onSaved(saved);
    } catch (error) {
      if (!showFieldErrors(error, setError, FIELDS)) setFormError(failureText(error));
    }
  };

  return { save, saving, formError, attempts };
}

export interface RecordDraft {
  values: RecordValues;
  attempt: Attempt;
}

/**
 * Carries a record over a reload that the page itself causes, and with it the key under which it
 * may have been sent already: sent again, it is still stored once.
 */
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
  useDraft(key, form);
}

/** What is said when a transaction is saved: 'Saved. Rp48.000 for lunch.' */
export function SavedMessage({ saved }: { saved: Transaction }) {
  const amount = <Money amount={saved.amount} />;
  const name = getTransactionName(saved);
  return saved.type === "income" ? (
    <Trans>
      Saved. {amount} from {name}.
    </Trans>
  ) : (
    <Trans>
      Saved. {amount} for {name}.
    </Trans>
  );
}
