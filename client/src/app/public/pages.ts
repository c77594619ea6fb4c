import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { PUBLIC_PATHS, type PublicPath } from "@/lib/paths";

import type { LazyScreen } from "../lazy-screen";
import { screens } from "../screens";

export interface PublicPage {
  path: PublicPath;
  screen: LazyScreen;
  /** What search engines and link previews say about the page. */
  description: MessageDescriptor;
  /** The named parts of the build that the page needs beside the entry. */
  parts: readonly string[];
  /** The features whose words it shows. */
  words: readonly string[];
  /** Kept out of search engines. */
  hidden?: boolean;
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
    description: msg`Record income and expenses in rupiah, see where your money goes and what is left. Free, private, in English and Bahasa Indonesia.`,
    parts: ["public-layout", "landing"],
    words: ["landing"],
  },
  {
    path: PUBLIC_PATHS.blog,
    screen: screens.blog,
    description: msg`Short reads about money for real life in Indonesia: saving, budgets, debt, Umrah and first investments.`,
    parts: ["public-layout", "blog"],
    words: ["landing", "articles"],
    stored: "list",
  },
  {
    path: PUBLIC_PATHS.blog,
    screen: screens.blogArticle,
    description: msg`Short reads about money for real life in Indonesia: saving, budgets, debt, Umrah and first investments.`,
    parts: ["public-layout", "article"],
    words: ["landing", "articles"],
    stored: "one",
  },
  {
    path: PUBLIC_PATHS.tips,
    screen: screens.tips,
    description: msg`One step at a time for your money: payday, lenders, THR and small leaks, with sources from Indonesia.`,
    parts: ["public-layout", "tips"],
    words: ["landing", "articles"],
    stored: "list",
  },
  {
    path: PUBLIC_PATHS.tips,
    screen: screens.tip,
    description: msg`One step at a time for your money: payday, lenders, THR and small leaks, with sources from Indonesia.`,
    parts: ["public-layout", "article"],
    words: ["landing", "articles"],
    stored: "one",
  },
  {
    path: PUBLIC_PATHS.login,
    screen: screens.login,
    description: msg`Sign in to your Lumbung account.`,
    parts: ["login"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.register,
    screen: screens.register,
    description: msg`Create your Lumbung account in about a minute.`,
    parts: ["register"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.verification,
    screen: screens.verification,
    description: msg`Confirm the email address of your Lumbung account.`,
    parts: ["verification"],
    words: ["auth"],
    hidden: true,
  },
  {
    path: PUBLIC_PATHS.forgot,
    screen: screens.forgot,
    description: msg`Get a link to set a new password for your Lumbung account.`,
    parts: ["forgot"],
    words: ["auth"],
  },
  {
    path: PUBLIC_PATHS.reset,
    screen: screens.reset,
    description: msg`Set a new password for your Lumbung account.`,
    parts: ["reset"],
    words: ["auth"],
    hidden: true,
  },
  {
    path: PUBLIC_PATHS.invitation,
    screen: screens.invitation,
    description: msg`Accept an invitation to Lumbung and choose your password.`,
    parts: ["invitation"],
    words: ["auth"],
    hidden: true,
  },
  {
    path: PUBLIC_PATHS.done,
    screen: screens.done,
    description: msg`Mark what Lumbung reminded you of as done.`,
    parts: ["done"],
    words: ["mailed"],
    hidden: true,
  },
  {
    path: PUBLIC_PATHS.unsubscribe,
    screen: screens.unsubscribe,
    description: msg`Choose which emails Lumbung sends you.`,
    parts: ["unsubscribe"],
    words: ["mailed"],
    hidden: true,
  },
  {
    path: PUBLIC_PATHS.about,
    screen: screens.about,
    description: msg`What Lumbung is, what it is not, and what it is made of.`,
    parts: ["public-layout"],
    words: ["landing"],
  },
  {
    path: PUBLIC_PATHS.privacy,
    screen: screens.privacy,
    description: msg`Which data Lumbung keeps and why, who sees it, how long it stays, and how you take it with you or erase it.`,
    parts: ["public-layout"],
    words: ["landing"],
  },
  {
    path: PUBLIC_PATHS.terms,
    screen: screens.terms,
    description: msg`What you may expect of Lumbung, and what Lumbung expects of you.`,
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
