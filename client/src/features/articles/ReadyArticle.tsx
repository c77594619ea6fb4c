import { type ReactNode, useRef } from "react";

import type { Article } from "@/api/public-types";
import type { ArticleKind } from "@/lib/paths";
import { useAnchor } from "@/lib/use-anchor";
import { useKeptPlace } from "@/lib/use-kept-place";
import { Cover } from "@/ui/Cover";

import { ArticleFrame } from "./ArticleFrame";
import { ArticleHead } from "./ArticleHead";
import { ArticleText } from "./ArticleText";
import { ContentsAbove, ContentsBeside } from "./Contents";
import { NextArticle } from "./NextArticle";
import { Related } from "./Related";
import { Share } from "./Share";
import { Sources } from "./Sources";
import { useInnerLinks } from "./use-inner-links";

export interface ReadyArticleProps {
  kind: ArticleKind;
  article: Article;
  /** What people say about it. */
  comments: ReactNode;
}

/** An article: what it says, what it leans on, and where to go from there. */
export function ReadyArticle({ kind, article, comments }: ReadyArticleProps) {
  const text = useRef<HTMLDivElement>(null);
  useInnerLinks(text);
  useKeptPlace(true);
  useAnchor();
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
        <ContentsAbove contents={article.contents} />
        <div className="relative">
          <ArticleText ref={text} body={article.body} />
          <ContentsBeside contents={article.contents} />
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
