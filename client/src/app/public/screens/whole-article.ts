import { SHARE_ID } from "@/features/articles/share-id";

import { lazyPart } from "../../lazy-screen";
import "./comments-hydration";

/** The text of an article and all around it; what came as html sleeps. */
export const wholeArticle = lazyPart({
  load: () => import(/* webpackChunkName: "article-text" */ "./WholeArticle"),
  hydrateId: SHARE_ID,
});
