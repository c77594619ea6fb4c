import type { MessageDescriptor } from "@lingui/core";
import { type ComponentType, Fragment, type ReactNode } from "react";

import type { Article } from "@/api/public-types";
import type { ArticleKind } from "@/lib/paths";

import { ArticleFrame } from "./ArticleFrame";
import { ArticleFailed, ArticleWaiting } from "./ArticleStates";
import { LISTS } from "./lists";
import { useArticle } from "./use-article";

/** An article that is there. */
export interface WholeArticleProps {
  kind: ArticleKind;
  article: Article;
  /** Its place in the address. */
  slug: string;
}

interface ArticlePageProps {
  kind: ArticleKind;
  slug: string;
  /** Names the window after the article, and moves the focus to its heading when that is new. */
  arrival: (title: MessageDescriptor | string, description?: string) => ReactNode;
  /** What an address shows that leads to no article. */
  missing: ReactNode;
  /** The article itself, apart from this, because its html may sleep until the reader does anything. */
  Whole: ComponentType<WholeArticleProps>;
}

/** One article of either kind. */
export function ArticlePage({ kind, slug, arrival, missing, Whole }: ArticlePageProps) {
  const { state, answer, retry } = useArticle(kind, slug);
  if (state === "missing") return missing;
  return (
    <>
      {state === "ready" ? (
        <Whole kind={kind} article={answer} slug={slug} />
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
