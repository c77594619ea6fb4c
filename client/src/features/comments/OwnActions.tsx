import { Trans } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/Button";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import { type Comment, deleteComment } from "./calls";
import type { CommentsView } from "./use-comments";
import { useIsAhead } from "./use-time";

interface OwnActionsProps {
  comment: Comment;
  view: CommentsView;
  /** They come back after a change, and with them the focus. */
  takesFocus: boolean;
  onEdit: () => void;
}

/** What somebody does with their own comment: change it for 15 minutes, delete it at any time. */
export function OwnActions({ comment, view, takesFocus, onEdit }: OwnActionsProps) {
  const editable = useIsAhead(comment.editable_until, view.ahead);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const failureText = useFailureText();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) place.current?.querySelector("button")?.focus();
  }, [takesFocus]);

  const remove = async () => {
    setAsking(false);
    setBusy(true);
    try {
      const message = await deleteComment(comment.id);
      view.drop(comment);
      toast({ tone: "success", text: message, about: "comment" });
    } catch (error) {
      setBusy(false);
      // Deleted elsewhere, or taken away: it is gone all the same.
      if (error instanceof AppError && error.status === 404) view.drop(comment);
      else toast({ tone: "error", text: failureText(error), about: "comment" });
    }
  };

  return (
    <div ref={place} className="-ml-4.5 flex flex-wrap">
      {editable && (
        <Button
          variant="ghost"
          className="text-small text-ink-2!"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={onEdit}
        >
          <Trans>Edit</Trans>
        </Button>
      )}
      <Button
        variant="ghost"
        className="text-small text-ink-2!"
        busy={busy}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Delete this comment?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <Trans>It cannot be brought back.</Trans>
      </ConfirmDialog>
    </div>
  );
}
