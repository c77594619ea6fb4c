import { Trans } from "@lingui/react/macro";
import { ArrowRight, Share2 } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";

import type { Article, ArticleCard as Card, Source } from "@/api/public-content";
import { useAnchorScroll } from "@/browser/use-anchor-scroll";
import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { useLanguage } from "@/i18n/use-language";
import type { ArticleKind } from "@/lib/paths";
import { isAppPath, isPublicPath, splitLanguage, storedPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { CopyButton } from "@/ui/buttons/CopyButton";
import { Cover } from "@/ui/pictures/Cover";
import logo from "@/ui/pictures/illustrations/logo.svg";
import { Each } from "@/ui/template/Each";
import { When } from "@/ui/template/When";

import { LISTS } from "./article-lists";
import { ArticleCard } from "./ArticleCard";
import { ArticleFrame } from "./ArticleFrame";
import { SHARE_ID } from "./share-id";
import { InlineContents, SidebarContents } from "./TableOfContents";

interface LoadedArticleProps {
  kind: ArticleKind;
  article: Article;
  /** The comments of the article. */
  comments: ReactNode;
}

/** A loaded article with its sources, comments and related articles. */
export function LoadedArticle({ kind, article, comments }: LoadedArticleProps) {
  const text = useRef<HTMLDivElement>(null);
  useInternalLinks(text);
  useScrollRestoration(true);
  useAnchorScroll();
  return (
    <>
      <ArticleFrame kind={kind}>
        <ArticleHead article={article} />
        <Cover
          cover={article.cover}
          sizes="(min-width: 760px) 720px, 92vw"
          first
          className="mt-6 aspect-2/1 rounded-xl"
        />
        <InlineContents contents={article.contents} />
        <div className="relative">
          <ArticleText ref={text} body={article.body} />
          <SidebarContents contents={article.contents} />
        </div>
        <Sources sources={article.sources} />
        <Share title={article.title} />
        <NextArticle next={article.next} />
      </ArticleFrame>
      <Related related={article.related} />
      {comments}
    </>
  );
}

/** Preceded by a dot that is clipped at the start of a line. */
const item = "relative pl-4 before:absolute before:left-1.5 before:content-['·']";

/** Title, who wrote it, when, and how long it takes. */
function ArticleHead({ article: { title, labels, views, comments } }: { article: Article }) {
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 text-article text-balance tracking-[-.03em]">
        {title}
      </h1>
      <div className="mt-3.5 flex items-center gap-3 text-small text-ink-2">
        <img src={logo} alt="" width={32} height={32} className="size-8 shrink-0" />
        <div className="overflow-hidden">
          <ul className="-ml-4 flex flex-wrap">
            <li className={item}>
              <b className="font-bold text-ink">
                <Trans>Lumbung editors</Trans>
              </b>
            </li>
            <li className={item}>{labels.published}</li>
            <li className={item}>{labels.reading}</li>
            <When value={views}>
              <li className={item}>{labels.views}</li>
            </When>
            <When value={comments}>
              <li className={item}>
                <a href="#comments" className="hover:underline">
                  {labels.comments}
                </a>
              </li>
            </When>
            <When value={labels.updated}>{(updated) => <li className={item}>{updated}</li>}</When>
          </ul>
        </div>
      </div>
    </>
  );
}

interface ArticleTextProps {
  /** Html that the server has made from Markdown and cleaned. */
  body: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** The only place where html of the server is shown as it is. */
function ArticleText({ body, ref }: ArticleTextProps) {
  // Another object of the same text would make React write all of it again.
  const html = useMemo(() => ({ __html: body }), [body]);
  return <div ref={ref} className="mt-8 prose" dangerouslySetInnerHTML={html} />;
}

/** What the article leans on; on paper with the addresses. */
function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <When value={sources}>
      <section aria-labelledby="sources" className="mt-10 border-t border-line pt-6">
        <h2 id="sources" className="scroll-mt-24 text-title tracking-tight">
          <Trans>Sources</Trans>
        </h2>
        <ul className="mt-1 text-small">
          <Each of={sources}>
            {({ title, publisher, url }) => (
              <li className="py-0.5">
                <a href={url} rel="noopener nofollow" className="link inline-block py-3">
                  {title}
                </a>
                <span className="block text-caption text-ink-3">{publisher}</span>
                <span className="hidden break-all text-ink-3 print:block">{url}</span>
              </li>
            )}
          </Each>
        </ul>
      </section>
    </When>
  );
}

/** Link to the next article of the same kind. */
function NextArticle({ next }: { next: Card | null }) {
  const { language } = useLanguage();
  return (
    <When value={next}>
      {({ path, cover, title, labels }) => (
        <Link
          to={storedPath(path, language)}
          className="mt-8 flex items-center gap-4 rounded-xl border border-line bg-surface p-4.5 shadow-card transition-shadow duration-2 hover:shadow-hover sm:p-6 print:hidden"
        >
          <Cover
            cover={cover}
            sizes="112px"
            className="aspect-16/10 w-28 shrink-0 rounded-control"
          />
          <span className="min-w-0 grow">
            <span className="block text-caption font-medium text-ink-3">
              <Trans context="the next article">Next</Trans> · {labels.reading}
            </span>
            <span className="mt-0.5 block font-bold text-balance">{title}</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
        </Link>
      )}
    </When>
  );
}

/** Whether a press on a link is one that the browser would follow in this window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The link that was pressed; null where the browser had better follow it by itself. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  return link?.target ? null : link;
}

/** The page of this site that a link leads to; null for other sites and parts of this page. */
function pageOf({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
  const here = window.location;
  if (origin !== here.origin || (hash && pathname === here.pathname)) return null;
  const known = isAppPath(pathname) || isPublicPath(splitLanguage(pathname).path);
  return known ? `${pathname}${search}${hash}` : null;
}

/** Lets the links of a text, which is html of the server, change the page as all others do. */
function useInternalLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const follow = (event: MouseEvent) => {
      const link = clickedLink(event);
      const page = link && pageOf(link);
      if (page === null) return;
      event.preventDefault();
      void navigate(page);
    };
    element.addEventListener("click", follow);
    return () => element.removeEventListener("click", follow);
  }, [text, navigate]);
}

/** What else is about the same. */
function Related({ related }: { related: readonly Card[] }) {
  const { columns, sizes } = LISTS.blog;
  return (
    <When value={related}>
      <section
        aria-labelledby="related"
        className="mx-auto mt-14 max-w-300 px-5 sm:mt-16 sm:px-8 print:hidden"
      >
        <h2 id="related">
          <Trans>Related reading</Trans>
        </h2>
        <ul className={columns}>
          <Each of={related}>
            {(card) => (
              <li>
                <ArticleCard card={card} heading="h3" when="published" sizes={sizes} brief />
              </li>
            )}
          </Each>
        </ul>
      </section>
    </When>
  );
}

/** Shares the article: copies its URL, or uses the device's share sheet. */
function Share({ title }: { title: string }) {
  // Not on the prerendered page, which does not know the browser.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <div id={SHARE_ID} className="mt-8 flex min-h-11 flex-wrap gap-3 print:hidden noscript:hidden">
      {mounted && <ShareButtons title={title} />}
    </div>
  );
}

/** The address without what belongs to this visit alone. */
function addressHere(): string {
  return `${window.location.origin}${window.location.pathname}`;
}

function ShareButtons({ title }: { title: string }) {
  const url = addressHere();
  // Not every browser supports sharing, whatever the types say; a cancelled share is no error.
  const canShare = "share" in navigator;
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      <CopyButton text={url} copied={<Trans>Link copied</Trans>}>
        <Trans>Copy link</Trans>
      </CopyButton>
      {canShare && (
        <Button
          variant="secondary"
          icon={<Share2 aria-hidden="true" className="size-4.5" />}
          onClick={() => void share()}
        >
          <Trans>Share</Trans>
        </Button>
      )}
    </>
  );
}
