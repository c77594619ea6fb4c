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
    text: msg`One step at a time for your money: payday, lenders, THR and small leaks, with sources from Indonesia.`,
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
    text: msg`Mark what Lumbung reminded you of as done.`,
    hidden: true,
  },
  [PUBLIC_PATHS.unsubscribe]: {
    text: msg`Choose which emails Lumbung sends you.`,
    hidden: true,
  },
  [PUBLIC_PATHS.about]: {
    text: msg`What Lumbung is, what it is not, and what it is made of.`,
  },
  [PUBLIC_PATHS.privacy]: {
    text: msg`Which data Lumbung keeps and why, who sees it, how long it stays, and how you take it with you or erase it.`,
  },
  [PUBLIC_PATHS.terms]: {
    text: msg`What you may expect of Lumbung, and what Lumbung expects of you.`,
  },
};
