import { msg } from "@lingui/core/macro";

import { lazyScreen } from "./lazy-screen";
import { publicWordsOf } from "./words";

/** The screen of an address that leads nowhere. */
export const notFound = lazyScreen({
  title: msg`Page not found`,
  load: () => import(/* webpackChunkName: "not-found" */ "@/features/landing/NotFoundPage"),
  words: [publicWordsOf("landing")],
});
