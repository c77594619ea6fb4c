import { BELOW_TEXT } from "@/features/articles/place";
import { PLACE } from "@/features/comments/place";
import { whenWanted } from "@/lib/when-wanted";

import { lazyPart } from "../../lazy-screen";

/** The text of an article and all around it; what came as html sleeps. */
export const wholeArticle = lazyPart({
  load: () => import(/* webpackChunkName: "article-text" */ "./WholeArticle"),
  asleep: BELOW_TEXT,
});

/** Listens from the beginning: what wakes the article up wakes its comments up too. */
export const talkWanted = whenWanted(PLACE);
