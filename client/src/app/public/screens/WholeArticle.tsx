import { lazy, memo, Suspense } from "react";

import { loadWithRetry } from "@/api/chunk-loading";
import type { WholeArticleProps } from "@/features/articles/ArticlePage";
import { LoadedArticle } from "@/features/articles/LoadedArticle";
import { COMMENTS_ID } from "@/features/comments/comments-keys";

import { catalogues, publicWordsOf } from "../../words";
import { commentsHydration } from "./comments-hydration";

const words = publicWordsOf("comments");

const Comments = lazy(async () => {
  await commentsHydration;
  return await loadWithRetry(async () => {
    const loading = import(/* webpackChunkName: "comments" */ "@/features/comments/Comments");
    const [comments] = await Promise.all([loading, catalogues.add(words)]);
    return comments;
  });
});

/** The comments of an article; their code loads when the reader comes near or interacts. */
const LazyComments = memo(({ slug }: { slug: string }) => (
  <Suspense fallback={<section id={COMMENTS_ID} className="min-h-60" />}>
    <Comments slug={slug} />
  </Suspense>
));

/** An article with its comments. */
export default function WholeArticle({ kind, article, slug }: WholeArticleProps) {
  return <LoadedArticle kind={kind} article={article} comments={<LazyComments slug={slug} />} />;
}
