import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useRef } from "react";
import { Link } from "react-router-dom";

import { articlesKey, usePublicAnswer } from "@/api/public-content";
import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Each } from "@/ui/template/Each";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { When } from "@/ui/template/When";
import { useLanguage } from "@/i18n/use-language";
import { usePublicPath } from "@/i18n/use-public-path";
import type { ArticleKind } from "@/lib/paths";
import { ARTICLE_LISTS, PUBLIC_PATHS } from "@/lib/paths";

import { ArticleCard } from "./ArticleCard";
import { LISTS } from "./article-lists";
import { useLastReady } from "./use-last-ready";

interface ListPageProps {
  kind: ArticleKind;
  lead: ReactNode;
  /** Link to the other list. */
  foot: ReactNode;
}

/** All articles of a kind, the newest first. */
export function ListPage({ kind, lead, foot }: ListPageProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { state, answer, retry } = useLastReady(usePublicAnswer(articlesKey({ kind, language })));
  useScrollRestoration(state === "ready");
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  const { title, columns, sizes, when } = LISTS[kind];
  return (
    <div onFocus={onFocus} className="mx-auto max-w-300 px-5 pt-6 sm:px-8 sm:pt-9">
      <h1 ref={heading} tabIndex={-1} className="text-article tracking-[-.03em]">
        {t(title)}
      </h1>
      <p className="mt-2 text-lead text-pretty text-ink-2">{lead}</p>
      {state === "loading" && <ListSkeleton kind={kind} />}
      {state === "ready" && (
        <When value={answer.datas} otherwise={<NoArticles />}>
          <ul className={columns}>
            <Each of={answer.datas}>
              {(card, first) => (
                <li>
                  <ArticleCard card={card} heading="h2" when={when} sizes={sizes} first={first} />
                </li>
              )}
            </Each>
          </ul>
        </When>
      )}
      {(state === "failed" || state === "missing") && <ListError onRetry={retry} />}
      {foot}
    </div>
  );
}

/** Cards in the shape of those that will come. */
function ListSkeleton({ kind }: { kind: ArticleKind }) {
  const { t } = useLingui();
  const { columns, waiting } = LISTS[kind];
  return (
    <Loading label={t`Loading the articles`}>
      <div className={columns}>
        {Array.from({ length: waiting }, (_, index) => (
          <div key={index} className="space-y-2.5">
            <Skeleton className="aspect-16/10 rounded-xl" />
            <Skeleton className="mt-4 h-4 w-40" />
            <Skeleton className="h-7 w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-11 w-28" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

function ListError({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState onRetry={onRetry}>
      <Trans>We couldn't load the articles. Check your connection and try again.</Trans>
    </ErrorState>
  );
}

/** Shown when there are no published articles. */
function NoArticles() {
  const address = usePublicPath();
  return (
    <EmptyState
      illustration="empty-transactions"
      title={<Trans>Nothing to read yet.</Trans>}
      action={
        <ButtonLink to={address(PUBLIC_PATHS.home)} variant="secondary">
          <Trans>Back to home</Trans>
        </ButtonLink>
      }
    >
      <Trans>We're writing the next one. Come back in a few days.</Trans>
    </EmptyState>
  );
}

/** Below a list: the other kind of reading. */
export function OtherListLink({ kind, children }: { kind: ArticleKind; children: ReactNode }) {
  const { t } = useLingui();
  const address = usePublicPath();
  return (
    <Link
      to={address(ARTICLE_LISTS[kind])}
      className="mt-14 flex items-center gap-4 rounded-xl border border-line bg-surface p-4.5 shadow-card transition-shadow duration-2 hover:shadow-hover sm:p-6 print:hidden"
    >
      <span className="min-w-0 grow">
        <span className="block text-small text-balance text-ink-2">{children}</span>
        <span className="mt-1 block text-title font-bold">{t(LISTS[kind].title)}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
    </Link>
  );
}
