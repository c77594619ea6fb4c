import { lazyPart } from "./lazy-screen";
import { publicWordsOf } from "./words";

/** The frame of the pages for everybody. */
export const publicLayout = lazyPart({
  load: () => import(/* webpackChunkName: "public-layout" */ "./layouts/PublicLayout"),
  words: [publicWordsOf("landing")],
});
