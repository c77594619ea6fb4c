import { msg } from "@lingui/core/macro";

import { PUBLIC_PATHS } from "@/lib/paths";

import type { PublicLink } from "./links";

const HOME = PUBLIC_PATHS.home;

/** The features that the footer lists. */
export const FEATURE_LINKS: readonly PublicLink[] = [
  { id: "record", title: msg`Record income and expenses`, to: HOME, hash: "#feature1" },
  { id: "summary", title: msg`Transaction summary`, to: HOME, hash: "#feature2" },
  { id: "budget", title: msg`Plan your budget`, to: HOME, hash: "#feature3" },
  { id: "reminders", title: msg`Reminders`, to: HOME, hash: "#feature4" },
  { id: "saving", title: msg`Saving plan`, to: HOME, hash: "#feature5" },
  { id: "tips", title: msg`Financial articles and tips`, to: PUBLIC_PATHS.tips },
];

/** What there is to read about the site itself. */
export const SITE_LINKS: readonly PublicLink[] = [
  { id: "blog", title: msg`Blog`, to: PUBLIC_PATHS.blog },
  { id: "about", title: msg`About us`, to: PUBLIC_PATHS.about },
];

export const LEGAL_LINKS: readonly PublicLink[] = [
  { id: "privacy", title: msg`Privacy policy`, to: PUBLIC_PATHS.privacy },
  { id: "terms", title: msg`Terms`, to: PUBLIC_PATHS.terms },
];
