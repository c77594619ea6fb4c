import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { api } from "@/api/client";
import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import { hideRows, showRows, spreadGone, spreadRow } from "../ledger-cache";
import type { Transaction } from "../types";
import { currentOf, isGone } from "./changed-meanwhile";
import { DeletedWords } from "./DeletedWords";
import { addDeletion, type Deletion, deletionsOf, dropDeletion, takeDeletions } from "./deletions";
import { landingNear } from "./focus-near";
import { useRestore } from "./use-restore";

/** The toast that stands for all deletions which one Undo brings back. */
const ABOUT = "deleted";

/**
 * Deletes a row: it leaves the list at once, and for 10 seconds a toast brings it back. What is
 * deleted meanwhile joins that toast. Where the server refuses, the row is put back.
 */
export function useDelete(): (row: Transaction) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const restore = useRestore();

  const undo = () => {
    const taken = takeDeletions(client);
    showRows(
      client,
      taken.map(({ row }) => row),
    );
    void restore(taken);
  };

  const tell = () => {
    const deleted = deletionsOf(client).map(({ row }) => row);
    toast({
      tone: "success",
      about: ABOUT,
      text: <DeletedWords deleted={deleted} />,
      action: { label: t`Undo`, run: undo, undo: true },
      onGone: () => takeDeletions(client),
    });
  };

  const refused = (deletion: Deletion, error: unknown) => {
    const stillToldOf = deletionsOf(client).includes(deletion);
    const rest = dropDeletion(client, deletion);
    const current = currentOf<Transaction>(error);
    if (current) spreadRow(client, current);
    else showRows(client, [deletion.row]);
    const reason = failureText(error);
    const text = current
      ? t`This was changed on another device, so it was not deleted. Look at it first.`
      : t`It was not deleted. ${reason}`;
    const alone = stillToldOf && rest.length === 0;
    toast({ tone: "error", text, about: alone ? ABOUT : undefined });
    if (stillToldOf && rest.length > 0) tell();
  };

  const send = async ({ id, version }: Transaction) => {
    const params = { path: { id }, header: { "If-Match": `"${version}"` } };
    try {
      await api.DELETE("/transactions/{id}", { params });
    } catch (error) {
      // Gone is what was wanted, whoever did it.
      if (!(error instanceof AppError) || !isGone(error)) throw error;
    }
  };

  return (row) => {
    const sent = send(row);
    const done = sent.then(
      () => true,
      () => false,
    );
    const deletion = { row, done };
    const land = landingNear(new Set([row.id]));
    hideRows(client, [row.id]);
    land();
    addDeletion(client, deletion);
    tell();
    sent.then(
      () => spreadGone(client, [row.id]),
      (error: unknown) => refused(deletion, error),
    );
  };
}
