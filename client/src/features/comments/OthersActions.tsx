import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Flag } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";

import { Button } from "@/ui/Button";
import { useEver } from "@/ui/use-ever";

import type { Comment } from "./calls";

const ReportDialog = lazy(() => import(/* webpackChunkName: "report-comment" */ "./ReportDialog"));

interface OthersActionsProps {
  comment: Comment;
  onDone: (comment: Comment) => void;
}

/** What somebody does about the comment of another: report it, once. */
export function OthersActions({ comment, onDone }: OthersActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const wanted = useEver(open);
  const { username } = comment.author;
  const [thanked, setThanked] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  // The button that opened the dialog is gone; what stands in its place takes the focus.
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
