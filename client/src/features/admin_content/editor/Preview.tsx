import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MouseEvent, useMemo } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useDebounced } from "@/browser/use-debounced";
import { Alert } from "@/ui/feedback/Alert";
import { Cover } from "@/ui/pictures/Cover";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { previewText } from "../api-calls";
import type { ArticleText, CoverPicture, Language } from "../types";

/** The preview is rendered again after this pause in typing. */
const DEBOUNCE_MS = 400;

/** A text in Markdown as the server draws it for readers. */
function usePreview(body: string, language: Language) {
  const settled = useDebounced(body, DEBOUNCE_MS);
  return useQuery({
    queryKey: ["admin", "preview", language, settled],
    queryFn: ({ signal }) => previewText(settled, language, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** Opens links in a new tab, so that the editor stays open. */
function openInNewTab(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  window.open(link.href, "_blank", "noopener");
}

/** Html that the server has made from Markdown and cleaned. */
function RenderedText({ html }: { html: string }) {
  const inner = useMemo(() => ({ __html: html }), [html]);
  return <div className="prose" onClickCapture={openInNewTab} dangerouslySetInnerHTML={inner} />;
}

interface PreviewProps {
  language: Language;
  text: ArticleText;
  cover: CoverPicture | null;
}

/** The article as readers will see it. */
export function Preview({ language, text, cover }: PreviewProps) {
  const { t } = useLingui();
  const { data, error } = usePreview(text.body, language);
  const failureText = useFailureText();
  const name = language === "en" ? t`Preview in English` : t`Preview in Indonesian`;
  return (
    <section
      aria-label={name}
      lang={language}
      className="min-w-0 rounded-panel border border-line bg-bg p-4.5 sm:p-6"
    >
      <p className="text-h1 leading-tight font-extrabold tracking-tight wrap-anywhere text-balance">
        {text.title || <Trans>Untitled</Trans>}
      </p>
      {data && (
        <p className="mt-2 text-small text-ink-2">
          <Plural value={data.minutes} one="# min read" other="# min read" />
          {" · "}
          <Plural value={data.words} one="# word" other="# words" />
        </p>
      )}
      <Cover cover={cover} sizes="720px" className="my-5 aspect-2/1 rounded-xl" />
      {error && (
        <Alert tone="error" role="status" className="mb-4">
          {failureText(error)}
        </Alert>
      )}
      {data && <RenderedText html={data.html} />}
      {!data && !error && (
        <Loading label={t`Preparing the preview`}>
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      <PreviewSources sources={text.sources} />
    </section>
  );
}

function PreviewSources({ sources }: { sources: ArticleText["sources"] }) {
  const named = sources.filter(({ title }) => title.trim() !== "");
  if (named.length === 0) return null;
  return (
    <div className="mt-8 border-t border-line pt-5">
      <p className="text-title font-bold">
        <Trans>Sources</Trans>
      </p>
      <ul className="mt-1 text-small">
        {named.map(({ title, publisher, url }, position) => (
          <li key={position} className="py-1.5">
            <a href={url} target="_blank" rel="noopener noreferrer" className="link">
              {title}
            </a>
            <span className="block text-caption text-ink-3">{publisher}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
