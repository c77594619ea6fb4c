import { PUBLIC_PATHS, type PublicPath } from "@/lib/paths";

import type { LazyScreen } from "../lazy-screen";
import { screens } from "../screens";

export interface PublicPage {
  path: PublicPath;
  screen: LazyScreen;
  /** The named parts of the build that the page needs beside the entry. */
  parts: readonly string[];
  /** The features whose words it shows. */
  words: readonly string[];
  /**
   * Nothing without what is stored: a list, or one article, whose slug then follows the path.
   * Such a page is also written as it is when that cannot be had, or there is no such article.
   */
  stored?: "list" | "one";
}

/** The pages that are written as html when the client is built. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: PUBLIC_PATHS.home,
    screen: screens.landing,
    parts: ["public-layout", "landing"],
    words: ["landing"],
  },
  {
    path: PUBLIC_PATHS.blog,
    screen: screens.blog,
    parts: ["public-layout", "blog"],
    words: ["landing", "articles"],
    stored: "list",
  },
  {
    path: PUBLIC_PATHS.blog,
    screen: screens.blogArticle,
    parts: ["public-layout", "article"],
    words: ["landing", "articles"],
    stored: "one",
  },
  {
    path: PUBLIC_PATHS.tips,
    screen: screens.tips,
    parts: ["public-layout", "tips"],
    words: ["landing", "articles"],
    stored: "list",
  },
  {
    path: PUBLIC_PATHS.tips,
    screen: screens.tip,
    parts: ["public-layout", "article"],
    words: ["landing", "articles"],
    stored: "one",
  },
  {
    path: PUBLIC_PATHS.login,
    screen: screens.login,
    parts: ["login"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.register,
    screen: screens.register,
    parts: ["register"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.verification,
    screen: screens.verification,
    parts: ["verification"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.forgot,
    screen: screens.forgot,
    parts: ["forgot"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.reset,
    screen: screens.reset,
    parts: ["reset"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.invitation,
    screen: screens.invitation,
    parts: ["invitation"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.done,
    screen: screens.done,
    parts: ["done"],
    words: ["reminders"],
  },
  {
    path: PUBLIC_PATHS.unsubscribe,
    screen: screens.unsubscribe,
    parts: ["unsubscribe"],
    words: ["notifications"],
  },
  {
    path: PUBLIC_PATHS.about,
    screen: screens.about,
    parts: ["public-layout"],
    words: ["landing"],
  },
  {
    path: PUBLIC_PATHS.privacy,
    screen: screens.privacy,
    parts: ["public-layout"],
    words: ["landing"],
  },
  {
    path: PUBLIC_PATHS.terms,
    screen: screens.terms,
    parts: ["public-layout"],
    words: ["landing"],
  },
];

/** The page for an address that leads nowhere. */
export const NOT_FOUND = {
  screen: screens.notFound,
  parts: ["public-layout", "not-found"],
  words: ["landing"],
} as const;
