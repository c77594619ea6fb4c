import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";
import { Fragment } from "react";

import type { Article, PublicAnswer } from "@/api/public-content";
import { articleKey, usePublicAnswer } from "@/api/public-content";
import { templateMode } from "@/lib/template-mode";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { VisuallyHidden } from "@/ui/layout/VisuallyHidden";
import { useLanguage } from "@/i18n/use-language";
import type { ArticleKind } from "@/lib/paths";

import { ArticleFrame } from "./ArticleFrame";
import { LISTS } from "./article-lists";
import { useLastReady } from "./use-last-ready";

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
  announce: (title: MessageDescriptor | string, description?: string) => ReactNode;
  /** What an address shows that leads to no article. */
  missing: ReactNode;
  /** The article itself, apart from this, because its html may sleep until the reader does anything. */
  Whole: ComponentType<WholeArticleProps>;
}

/** One article of either kind. */
export function ArticlePage({ kind, slug, announce, missing, Whole }: ArticlePageProps) {
  const { state, answer, retry } = useArticle(kind, slug);
  if (state === "missing") return missing;
  return (
    <>
      {state === "ready" ? (
        <Whole kind={kind} article={answer} slug={slug} />
      ) : (
        <ArticleFrame kind={kind}>
          {state === "loading" ? <ArticleSkeleton /> : <ArticleError onRetry={retry} />}
        </ArticleFrame>
      )}
      <Fragment key={state}>
        {announce(answer?.title ?? LISTS[kind].title, answer?.description)}
      </Fragment>
    </>
  );
}

/** Placeholder while the article loads; its heading takes the focus. */
function ArticleSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{t`Loading the article`}</VisuallyHidden>
      </h1>
      <Loading label={t`Loading the article`}>
        <Skeleton className="mt-2 h-12 w-full" />
        <Skeleton className="mt-3.5 h-8 w-64" />
        <Skeleton className="mt-6 aspect-2/1 rounded-xl" />
        <div className="mt-8 space-y-2.5">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-40" />
        </div>
      </Loading>
    </>
  );
}

function ArticleError({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 text-center">
        <Trans>This article isn't available yet</Trans>
      </h1>
      <ErrorState onRetry={onRetry}>
        <Trans>We couldn't load it. Check your connection and try again.</Trans>
      </ErrorState>
    </>
  );
}

/** The article of an address; one of the other kind is none, because it lies elsewhere. */
function useArticle(kind: ArticleKind, slug: string): PublicAnswer<Article> {
  const { language } = useLanguage();
  const found = useLastReady(usePublicAnswer(articleKey({ slug, language })));
  if (templateMode.now || found.state !== "ready" || found.answer.kind === kind) return found;
  return { state: "missing", answer: null, retry: found.retry };
}
