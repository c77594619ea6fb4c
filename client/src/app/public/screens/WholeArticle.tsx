import type { WholeArticleProps } from "@/features/articles/ArticlePage";
import { LoadedArticle } from "@/features/articles/LoadedArticle";

import { Talk } from "./Talk";

/** An article with what people say about it. */
export default function WholeArticle({ kind, article, slug }: WholeArticleProps) {
  return <LoadedArticle kind={kind} article={article} comments={<Talk slug={slug} />} />;
}
