import { Trans, useLingui } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { Suspense, useRef, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Pagination } from "@/ui/table/Pagination";
import { SearchField } from "@/ui/fields/SearchField";
import { Segmented } from "@/ui/fields/Segmented";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Stale } from "@/ui/table/Stale";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import type { QueueState } from "./api-calls";
import { readComments } from "./api-calls";
import { QueueItem } from "./comments/QueueItem";
import type { QueuedComment } from "./types";
import { COMMENTS_KEY, useListAddress, useListQuery } from "./list-queries";

const PER_PAGE = 10;

/** The moderation queue: held comments by default. */
export default function CommentsPanel() {
  const { t } = useLingui();
  const { text, q, page, set } = useListAddress();
  const [removed, setRemoved] = useState<QueuedComment | null>(null);
  const state: QueueState = text("state") === "shown" ? "shown" : "held";
  const filter = { page, state, q: q || undefined };
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  const { total, ...listed } = useListQuery(COMMENTS_KEY, filter, readComments);
  return (
    <Card className="sm:p-4" onFocus={onFocus}>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        <Trans>Comments</Trans>
      </h2>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t`State`}
          className="max-sm:flex max-sm:w-full max-sm:*:flex-1"
          value={state}
          options={[
            { value: "held", label: t`Held` },
            { value: "shown", label: t`Shown` },
          ]}
          onChange={(next) => set({ state: next === "shown" ? next : "" })}
        />
        <SearchField
          label={t`Search comments`}
          placeholder={t`Search comments`}
          q={q}
          onSearch={(q) => set({ q })}
          className="min-w-40 flex-1 sm:max-w-80"
        />
      </div>
      <Queue {...listed} state={state} searched={Boolean(filter.q)} onRemove={setRemoved} />
      <Pagination
        label={t`Pages of comments`}
        page={page}
        perPage={PER_PAGE}
        total={total}
        stale={listed.stale}
        onPage={(next, how) => set({ page: next > 1 ? String(next) : "" }, how)}
      />
      <CommentDialogs removed={removed} onClose={() => setRemoved(null)} />
    </Card>
  );
}

interface QueueProps extends Omit<ReturnType<typeof useListQuery<object, QueuedComment>>, "total"> {
  state: "held" | "shown";
  searched: boolean;
  onRemove: (comment: QueuedComment) => void;
}

function Queue({ rows, failure, retrying, stale, onRetry, onRemove, ...more }: QueueProps) {
  const { t } = useLingui();
  if (failure !== null) {
    return (
      <ErrorState retrying={retrying} onRetry={onRetry}>
        {failure}
      </ErrorState>
    );
  }
  if (!rows) return <QueueSkeleton />;
  if (rows.length === 0) return <EmptyQueue {...more} />;
  return (
    <Stale stale={stale}>
      <ul aria-label={t`Comments`} className="divide-y divide-line">
        {rows.map((comment) => (
          <QueueItem key={comment.id} comment={comment} onRemove={onRemove} />
        ))}
      </ul>
    </Stale>
  );
}

function EmptyQueue({ state, searched }: { state: "held" | "shown"; searched: boolean }) {
  if (searched) {
    return (
      <NothingHere icon={MessagesSquare} title={<Trans>No matching comments</Trans>}>
        <Trans>Try different words.</Trans>
      </NothingHere>
    );
  }
  if (state === "shown") {
    return (
      <NothingHere icon={MessagesSquare} title={<Trans>No comments yet</Trans>}>
        <Trans>Readers' comments will show up here.</Trans>
      </NothingHere>
    );
  }
  return (
    <NothingHere icon={MessagesSquare} title={<Trans>Nothing waiting for you</Trans>}>
      <Trans>Comments that have been reported or contain links wait here for review.</Trans>
    </NothingHere>
  );
}

function QueueSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the comments`}>
      {[0, 1, 2].map((line) => (
        <div key={line} className="flex flex-col gap-2.5 py-4">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-11 w-52 rounded-m" />
        </div>
      ))}
    </Loading>
  );
}

const RemoveDialog = lazyComponent(
  () => import(/* webpackChunkName: "console-content-remove" */ "./comments/RemoveDialog"),
);

interface CommentDialogsProps {
  removed: QueuedComment | null;
  onClose: () => void;
}

/** The question before a comment is removed. */
function CommentDialogs({ removed, onClose }: CommentDialogsProps) {
  if (!removed) return null;
  return (
    <Suspense>
      <RemoveDialog comment={removed} onClose={onClose} />
    </Suspense>
  );
}
