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
];

/** The page for an address that leads nowhere. */
export const NOT_FOUND = {
  screen: screens.notFound,
  parts: ["public-layout", "not-found"],
  words: ["landing"],
} as const;
