import { memo, Suspense } from "react";

import { loadWithRetry } from "@/api/chunk-loading";
import type { WholeArticleProps } from "@/features/articles/ArticlePage";
import { LoadedArticle } from "@/features/articles/LoadedArticle";
import { COMMENTS_ID } from "@/features/comments/comments-keys";
import { lazyComponent } from "@/lib/lazy-component";

import { catalogues, publicWordsOf } from "../../words";
import { commentsHydration } from "./comments-hydration";

const words = publicWordsOf("comments");

async function fetchComments() {
  const loading = import(/* webpackChunkName: "comments" */ "@/features/comments/Comments");
  const [comments] = await Promise.all([loading, catalogues.add(words)]);
  return comments;
}

const Comments = lazyComponent(fetchComments, async (load) => {
  await commentsHydration;
  return await loadWithRetry(load);
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
