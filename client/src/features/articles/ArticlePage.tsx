import type { MessageDescriptor } from "@lingui/core";
import { Fragment, type ReactNode } from "react";

import type { ArticleKind } from "@/lib/paths";

import { ArticleFrame } from "./ArticleFrame";
import { ArticleFailed, ArticleWaiting } from "./ArticleStates";
import { LISTS } from "./lists";
import { ReadyArticle } from "./ReadyArticle";
import { useArticle } from "./use-article";

interface ArticlePageProps {
  kind: ArticleKind;
  slug: string;
  /** Names the window after the article, and moves the focus to its heading when that is new. */
  arrival: (title: MessageDescriptor | string, description?: string) => ReactNode;
  /** What an address shows that leads to no article. */
  missing: ReactNode;
  /** What people say about it. */
  comments: ReactNode;
}

/** One article of either kind. */
export function ArticlePage({ kind, slug, arrival, missing, comments }: ArticlePageProps) {
  const { state, answer, retry } = useArticle(kind, slug);
  if (state === "missing") return missing;
  return (
    <>
      {state === "ready" ? (
        <ReadyArticle kind={kind} article={answer} comments={comments} />
      ) : (
        <ArticleFrame kind={kind}>
          {state === "loading" ? <ArticleWaiting /> : <ArticleFailed onRetry={retry} />}
        </ArticleFrame>
      )}
      <Fragment key={state}>
        {arrival(answer?.title ?? LISTS[kind].title, answer?.description)}
      </Fragment>
    </>
  );
}
