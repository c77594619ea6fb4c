import { useCallback, useEffect, useState } from "react";

import { type Comment, type Page, readComments } from "./calls";

export interface CommentsView {
  state: "loading" | "failed" | "ready";
  comments: readonly Comment[];
  /** How many everybody sees. */
  total: number;
  ahead: number;
  error: unknown;
  /** The older ones: whether there are any, whether they come, and why they did not. */
  older: { there: boolean; busy: boolean; error: unknown };
  retry: () => void;
  showOlder: () => void;
  /** Shows a comment that is new or was changed. */
  put: (comment: Comment) => void;
  drop: (comment: Comment) => void;
}

const NONE: Page = { datas: [], total: 0, next_cursor: null, ahead: 0 };

/** Whether others see it, as a number. */
const counts = (comment: Comment | undefined): number => (comment?.state === "shown" ? 1 : 0);

function withComment({ datas, total, ...page }: Page, comment: Comment): Page {
  const before = datas.find(({ id }) => id === comment.id);
  const after = before
    ? datas.map((each) => (each === before ? comment : each))
    : [comment, ...datas];
  return { ...page, datas: after, total: total + counts(comment) - counts(before) };
}

function without({ datas, total, ...page }: Page, gone: Comment): Page {
  const before = datas.find(({ id }) => id === gone.id);
  return { ...page, datas: datas.filter((each) => each !== before), total: total - counts(before) };
}

/** New comments shift the pages, so a row may come twice. */
function withOlder(page: Page, more: Page): Page {
  const known = new Set(page.datas.map(({ id }) => id));
  return { ...more, datas: [...page.datas, ...more.datas.filter(({ id }) => !known.has(id))] };
}

/** The comments of one article as one reader sees them; another reader needs another one of it. */
export function useComments(slug: string): CommentsView {
  const [page, setPage] = useState<Page | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [older, setOlder] = useState<{ busy: boolean; error: unknown }>({
    busy: false,
    error: null,
  });

  useEffect(() => {
    const leaving = new AbortController();
    readComments(slug, null, leaving.signal)
      .then((read) => {
        if (!leaving.signal.aborted) setPage(read);
      })
      .catch((reason: unknown) => {
        if (!leaving.signal.aborted) setError(reason);
      });
    return () => leaving.abort();
  }, [slug, attempt]);

  const cursor = page?.next_cursor ?? null;
  const showOlder = () => {
    setOlder({ busy: true, error: null });
    readComments(slug, cursor)
      .then((more) => {
        setPage((before) => before && withOlder(before, more));
        setOlder({ busy: false, error: null });
      })
      .catch((reason: unknown) => setOlder({ busy: false, error: reason }));
  };
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  const put = useCallback(
    (comment: Comment) => setPage((before) => before && withComment(before, comment)),
    [],
  );
  const drop = useCallback(
    (comment: Comment) => setPage((before) => before && without(before, comment)),
    [],
  );

  const { datas: comments, total, ahead } = page ?? NONE;
  return {
    state: stateOf(page, error),
    comments,
    total,
    ahead,
    error,
    older: { there: cursor !== null, ...older },
    retry,
    showOlder,
    put,
    drop,
  };
}

function stateOf(page: Page | null, error: unknown): CommentsView["state"] {
  if (page) return "ready";
  return error === null ? "loading" : "failed";
}
