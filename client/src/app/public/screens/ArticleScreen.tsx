import { Fragment, memo, Suspense } from "react";
import { useParams } from "react-router-dom";

import { ArticlePage, type WholeArticleProps } from "@/features/articles/ArticlePage";
import { SHARE_ID } from "@/features/articles/share-id";
import type { ArticleKind } from "@/lib/paths";

import { RouteAnnouncer } from "../../RouteAnnouncer";
import { createHydrationFallback } from "../../lazy-screen";
import { notFound } from "../../not-found";
import { wholeArticle } from "./whole-article";

const Around = createHydrationFallback(SHARE_ID) ?? Fragment;

/** Only another article changes it, so that its html stays until its code is there. */
const Whole = memo((props: WholeArticleProps) => (
  <Around>
    <wholeArticle.Component {...props} />
  </Around>
));

/** The article of the address with what people say about it, else the page for no page. */
function ArticleScreen({ kind }: { kind: ArticleKind }) {
  const { slug = "" } = useParams();
  return (
    <ArticlePage
      key={slug}
      kind={kind}
      slug={slug}
      announce={(title, description) => <RouteAnnouncer title={title} description={description} />}
      missing={
        <Suspense>
          <notFound.Component />
        </Suspense>
      }
      Whole={Whole}
    />
  );
}

export const BlogArticle = () => <ArticleScreen kind="blog" />;
export const TipArticle = () => <ArticleScreen kind="tip" />;
