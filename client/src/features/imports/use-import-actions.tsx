import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { useToast } from "@/ui/feedback/use-toast";

import { useDiscard, useUndo } from "./mutations";
import { isUnderWay } from "./queries";
import type { Import } from "./types";
import { useImportName } from "./use-import-name";
import { useRefusalText } from "./use-refusal-text";

/** Whether an import can still be taken back. */
export function canUndo({ state, undo_until }: Import, now: Date = new Date()): boolean {
  return state === "applied" && undo_until !== null && new Date(undo_until) > now;
}

/** Whether it is nothing but a draft, which can be thrown away. */
export function isDraft({ state }: Import): boolean {
  return !["applying", "applied", "undoing", "undone"].includes(state);
}

/** Undo and discard, each after a question; `question` has to be rendered. */
export function useImportActions(one: Import, onDiscarded?: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const refusalText = useRefusalText();
  const nameOf = useImportName();
  const undo = useUndo(one.id);
  const discard = useDiscard(one.id);
  const [asking, setAsking] = useState<"undo" | "discard" | null>(null);
  const onError = (error: Error) => toast({ tone: "error", text: refusalText(error) });
  const takeBack = () => {
    setAsking(null);
    const text = t`Import undone.`;
    undo.mutate(undefined, {
      onError,
      // A long one goes on in the worker; its state says so.
      onSuccess: ({ datas }) => {
        if (!datas.some(isUnderWay)) toast({ tone: "success", text });
      },
    });
  };
  const throwAway = () => {
    setAsking(null);
    discard.mutate(undefined, { onError, onSuccess: () => onDiscarded?.() });
  };
  const { title } = nameOf(one);
  const count = (one.result?.saved ?? 0) + (one.result?.transfers ?? 0);
  const entries = t`${plural(count, { one: "# entry", other: "# entries" })}`;
  const question: ReactNode = (
    <>
      <ConfirmDialog
        open={asking === "undo"}
        title={<Trans>Undo this import?</Trans>}
        confirm={<Trans>Undo import</Trans>}
        onConfirm={takeBack}
        onCancel={() => setAsking(null)}
      >
        {one.archive ? (
          <Trans>
            {title}: everything it added will be removed. What you changed or used since then stays.
          </Trans>
        ) : (
          <Trans>
            {title}: {entries} will be removed. Entries you changed since then stay.
          </Trans>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "discard"}
        title={<Trans>Discard this draft?</Trans>}
        confirm={<Trans>Discard</Trans>}
        onConfirm={throwAway}
        onCancel={() => setAsking(null)}
      >
        <Trans>{title}: nothing has been imported yet, so no entry is lost.</Trans>
      </ConfirmDialog>
    </>
  );
  return {
    question,
    askUndo: () => setAsking("undo"),
    undoing: undo.isPending,
    askDiscard: () => setAsking("discard"),
    discarding: discard.isPending,
  };
}
