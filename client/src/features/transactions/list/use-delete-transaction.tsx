import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";

import { getCurrentVersion, isNotFound } from "../conflict";
import { applyRow, hideRows, removeRows, showRows } from "../ledger-cache";
import { getTransactionName } from "../transaction-name";
import type { Transaction } from "../types";
import { prepareRowFocus } from "./row-focus";

/** The key of the toast that all pending deletions share. */
const TOAST_ID = "deleted";

/**
 * Deletes a row: it leaves the list at once, and an undo toast shows for 10 seconds. Further
 * deletions join that toast. If the server refuses, the row comes back.
 */
export function useDeleteTransaction(): (row: Transaction) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const restore = useRestoreTransactions();

  const undo = () => {
    const taken = takeDeletions(client);
    showRows(
      client,
      taken.map(({ row }) => row),
    );
    void restore(taken);
  };

  const tell = () => {
    const deleted = getDeletions(client).map(({ row }) => row);
    toast({
      tone: "success",
      about: TOAST_ID,
      text: <DeletedMessage deleted={deleted} />,
      action: { label: t`Undo`, run: undo, undo: true },
      onGone: () => takeDeletions(client),
    });
  };

  const refused = (deletion: Deletion, error: unknown) => {
    const stillToldOf = getDeletions(client).includes(deletion);
    const rest = dropDeletion(client, deletion);
    const current = getCurrentVersion<Transaction>(error);
    if (current) applyRow(client, current);
    else showRows(client, [deletion.row]);
    const reason = failureText(error);
    const text = current
      ? t`This was changed on another device, so we didn't delete it. Check it first.`
      : t`We couldn't delete it. ${reason}`;
    const alone = stillToldOf && rest.length === 0;
    toast({ tone: "error", text, about: alone ? TOAST_ID : undefined });
    if (stillToldOf && rest.length > 0) tell();
  };

  const send = async ({ id, version }: Transaction) => {
    const params = { path: { id }, header: { "If-Match": `"${version}"` } };
    try {
      await api.DELETE("/transactions/{id}", { params });
    } catch (error) {
      // Already deleted elsewhere is fine.
      if (!(error instanceof AppError) || !isNotFound(error)) throw error;
    }
  };

  return (row) => {
    const sent = send(row);
    const done = sent.then(
      () => true,
      () => false,
    );
    const deletion = { row, done };
    const land = prepareRowFocus(new Set([row.id]));
    hideRows(client, [row.id]);
    land();
    addDeletion(client, deletion);
    tell();
    sent.then(
      () => removeRows(client, [row]),
      (error: unknown) => refused(deletion, error),
    );
  };
}

/** A row that was taken out of the list, and whether the server has agreed. */
interface Deletion {
  row: Transaction;
  /** True once it is deleted, false when that failed. */
  done: Promise<boolean>;
}

const pending = new WeakMap<object, readonly Deletion[]>();

/** The deletions that share the open toast, oldest first. */
function getDeletions(owner: object): readonly Deletion[] {
  return pending.get(owner) ?? [];
}

/** Adds a deletion to the toast. */
function addDeletion(owner: object, deletion: Deletion): readonly Deletion[] {
  const all = [...getDeletions(owner), deletion];
  pending.set(owner, all);
  return all;
}

/** Removes a failed deletion from the toast. */
function dropDeletion(owner: object, deletion: Deletion): readonly Deletion[] {
  const rest = getDeletions(owner).filter((each) => each !== deletion);
  pending.set(owner, rest);
  return rest;
}

/** Clears the pending deletions; the next one starts a new toast. */
function takeDeletions(owner: object): readonly Deletion[] {
  const all = getDeletions(owner);
  pending.delete(owner);
  return all;
}

/** Restores deleted rows. What cannot be restored leaves the list again, with a retry. */
function useRestoreTransactions(): (deletions: readonly Deletion[]) => Promise<void> {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();

  const restoreOne = async ({ row, done }: Deletion) => {
    // Undone before the server answered; if it refused, the row still exists.
    if (!(await done)) return;
    const path = { id: row.id };
    const answer = await api.POST("/transactions/{id}/restore", { params: { path } });
    applyRow(client, payloadOf(answer).datas[0] ?? row);
  };

  const restore = async (deletions: readonly Deletion[]) => {
    const outcomes = await Promise.allSettled(deletions.map(restoreOne));
    const left = deletions.filter((_, at) => outcomes[at]?.status === "rejected");
    const [refused] = outcomes.filter((outcome) => outcome.status === "rejected");
    if (!refused) {
      const count = deletions.length;
      const text = t`${plural(count, { one: "Transaction restored.", other: "# transactions restored." })}`;
      toast({ tone: "success", text });
      return;
    }
    hideRows(
      client,
      left.map(({ row }) => row.id),
    );
    const again = () => {
      showRows(
        client,
        left.map(({ row }) => row),
      );
      void restore(left);
    };
    toast({
      tone: "error",
      text: failureText(refused.reason),
      action: { label: t`Try again`, run: again, undo: true },
    });
  };

  return restore;
}

/** The toast text: one row by name and amount, several by their number. */
function DeletedMessage({ deleted }: { deleted: readonly Transaction[] }) {
  const [only, another] = deleted;
  if (!only || another) {
    return (
      <Plural value={deleted.length} one="# transaction deleted." other="# transactions deleted." />
    );
  }
  const name = getTransactionName(only);
  const amount = <Money amount={only.amount} />;
  return (
    <Trans>
      Deleted: {name}, {amount}.
    </Trans>
  );
}
