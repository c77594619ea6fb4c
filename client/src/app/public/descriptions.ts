import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { PUBLIC_PATHS, type PublicPath } from "@/lib/paths";

interface Described {
  /** What search engines and link previews say about the page. */
  text: MessageDescriptor;
  /** Kept out of search engines. */
  hidden?: boolean;
}

/** The pages for everybody as the world outside hears of them. */
export const DESCRIPTIONS: Readonly<Record<PublicPath, Described>> = {
  [PUBLIC_PATHS.home]: {
    text: msg`Record income and expenses in rupiah, see where your money goes and what is left. Free, private, in English and Bahasa Indonesia.`,
  },
  [PUBLIC_PATHS.blog]: {
    text: msg`Short reads about money for real life in Indonesia: saving, budgets, debt, Umrah and first investments.`,
  },
  [PUBLIC_PATHS.tips]: {
    text: msg`Small steps for payday, loans, THR and everyday money leaks, backed by Indonesian sources.`,
  },
  [PUBLIC_PATHS.login]: {
    text: msg`Sign in to your Lumbung account.`,
  },
  [PUBLIC_PATHS.register]: {
    text: msg`Create your Lumbung account in about a minute.`,
  },
  [PUBLIC_PATHS.verification]: {
    text: msg`Confirm the email address of your Lumbung account.`,
    hidden: true,
  },
  [PUBLIC_PATHS.forgot]: {
    text: msg`Get a link to set a new password for your Lumbung account.`,
  },
  [PUBLIC_PATHS.reset]: {
    text: msg`Set a new password for your Lumbung account.`,
    hidden: true,
  },
  [PUBLIC_PATHS.invitation]: {
    text: msg`Accept an invitation to Lumbung and choose your password.`,
    hidden: true,
  },
  [PUBLIC_PATHS.done]: {
    text: msg`Mark a reminder from Lumbung as done.`,
    hidden: true,
  },
  [PUBLIC_PATHS.unsubscribe]: {
    text: msg`Choose which emails Lumbung sends you.`,
    hidden: true,
  },
  [PUBLIC_PATHS.about]: {
    text: msg`What Lumbung is, what it isn't, and how it's built.`,
  },
  [PUBLIC_PATHS.privacy]: {
    text: msg`What data Lumbung keeps and why, who sees it, how long we keep it, and how to download or erase it.`,
  },
  [PUBLIC_PATHS.terms]: {
    text: msg`What you can expect from Lumbung, and what Lumbung expects from you.`,
  },
};
