import type { WholeArticleProps } from "@/features/articles/ArticlePage";
import { ReadyArticle } from "@/features/articles/ReadyArticle";

import { Talk } from "./Talk";

/** An article with what people say about it. */
export default function WholeArticle({ kind, article, slug }: WholeArticleProps) {
  return <ReadyArticle kind={kind} article={article} comments={<Talk slug={slug} />} />;
}
