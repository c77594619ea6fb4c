import { Trans, useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { CommentItem } from "./CommentItem";
import type { CommentsView } from "./use-comments";
import { useNow } from "./use-server-time";

interface CommentListProps {
  view: CommentsView;
  signedIn: boolean;
}

/** The comments, newest first, or their loading, error or empty state. */
export function CommentList({ view, signedIn }: CommentListProps) {
  const now = useNow(view.ahead);
  const failureText = useFailureText();
  if (view.state === "loading") return <CommentsSkeleton />;
  if (view.state === "failed") {
    return <ErrorState onRetry={view.retry}>{failureText(view.error)}</ErrorState>;
  }
  if (view.comments.length === 0) {
    return (
      <EmptyState title={<Trans>No comments yet</Trans>}>
        <Trans>Share what helped you, or ask a question.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {view.comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            view={view}
            now={now}
            signedIn={signedIn}
          />
        ))}
      </ul>
      <OlderComments view={view} />
    </>
  );
}

function OlderComments({ view: { older, showOlder } }: { view: CommentsView }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (!older.there) return null;
  return (
    <div className="flex flex-col items-center gap-3">
      {older.error !== null && (
        <Alert tone="error" role="alert">
          {failureText(older.error)}
        </Alert>
      )}
      <Button variant="secondary" busy={older.busy} busyLabel={t`Loading`} onClick={showOlder}>
        <Trans>Show older comments</Trans>
      </Button>
    </div>
  );
}

function CommentsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the comments`}>
      {[0, 1].map((line) => (
        <div key={line} className="flex gap-3 py-4">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-4/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
