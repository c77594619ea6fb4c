import { Suspense } from "react";
import { useParams } from "react-router-dom";

import { ArticlePage } from "@/features/articles/ArticlePage";
import type { ArticleKind } from "@/lib/paths";

import { Arrival } from "../../Arrival";
import { notFound } from "../../not-found";
import { Talk } from "./Talk";

/** The article of the address with what people say about it, else the page for no page. */
function ArticleScreen({ kind }: { kind: ArticleKind }) {
  const { slug = "" } = useParams();
  return (
    <ArticlePage
      key={slug}
      kind={kind}
      slug={slug}
      arrival={(title, description) => <Arrival title={title} description={description} />}
      missing={
        <Suspense>
          <notFound.Component />
        </Suspense>
      }
      comments={<Talk slug={slug} />}
    />
  );
}

export const BlogArticle = () => <ArticleScreen kind="blog" />;
export const TipArticle = () => <ArticleScreen kind="tip" />;
