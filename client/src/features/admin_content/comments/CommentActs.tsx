import { lazy, Suspense } from "react";

import type { QueuedComment } from "../types";

const RemoveDialog = lazy(
  () => import(/* webpackChunkName: "console-content-remove" */ "./RemoveDialog"),
);

interface CommentActsProps {
  removed: QueuedComment | null;
  onClose: () => void;
}

/** The question before a comment is removed. */
export function CommentActs({ removed, onClose }: CommentActsProps) {
  if (!removed) return null;
  return (
    <Suspense>
      <RemoveDialog comment={removed} onClose={onClose} />
    </Suspense>
  );
}
