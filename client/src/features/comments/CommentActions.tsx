import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Flag, Pencil, Trash2 } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { useLatch } from "@/ui/dialog/use-latch";
import { useToast } from "@/ui/feedback/use-toast";

import type { Comment } from "./calls";
import { deleteComment } from "./calls";
import type { CommentsView } from "./use-comments";
import { useIsAhead } from "./use-server-time";

interface AuthorActionsProps {
  comment: Comment;
  view: CommentsView;
  /** They come back after a change, and with them the focus. */
  takesFocus: boolean;
  onEdit: () => void;
}

/** Actions on an own comment: edit for 15 minutes, delete at any time. */
export function AuthorActions({ comment, view, takesFocus, onEdit }: AuthorActionsProps) {
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
      // Already deleted elsewhere: treat it as success.
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
        <Trans>You can't undo this.</Trans>
      </ConfirmDialog>
    </div>
  );
}

const ReportDialog = lazyComponent(
  () => import(/* webpackChunkName: "report-comment" */ "./ReportDialog"),
);

interface ReportActionProps {
  comment: Comment;
  onDone: (comment: Comment) => void;
}

/** Reports the comment of another person, once. */
export function ReportAction({ comment, onDone }: ReportActionProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const wanted = useLatch(open);
  const { username } = comment.author;
  const [thanked, setThanked] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  // The button that opened the dialog is gone; focus its replacement.
  useEffect(() => {
    if (!thanked) return;
    const timer = setTimeout(() => done.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [thanked]);
  const reported = () => {
    setOpen(false);
    setThanked(true);
    onDone({ ...comment, reported: true });
  };
  return (
    <>
      {comment.reported ? (
        <p
          ref={done}
          tabIndex={-1}
          className="flex min-h-11 items-center gap-2 text-small text-ink-3"
        >
          <Check aria-hidden="true" className="size-4" />
          <Trans>You reported this.</Trans>
        </p>
      ) : (
        <Button
          variant="ghost"
          className="-ml-4.5 text-small text-ink-2!"
          aria-label={t`Report the comment by ${username}`}
          icon={<Flag aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(true)}
        >
          <Trans>Report</Trans>
        </Button>
      )}
      {wanted && (
        <Suspense>
          {open && (
            <ReportDialog comment={comment} onClose={() => setOpen(false)} onDone={reported} />
          )}
        </Suspense>
      )}
    </>
  );
}
