import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { PUBLIC_PATHS, type PublicPath } from "@/lib/paths";

import { FEATURE_SECTION, TIPS_SECTION } from "./sections";

export interface PublicLink {
  id: string;
  title: MessageDescriptor;
  to: PublicPath;
  /** The part of that page to which it leads. */
  hash?: string;
}

/** The top bar's entries, in order. */
export const TOP_LINKS: readonly PublicLink[] = [
  { id: "home", title: msg`Home`, to: PUBLIC_PATHS.home },
  { id: "feature", title: msg`Feature`, to: PUBLIC_PATHS.home, hash: `#${FEATURE_SECTION}` },
];

/** The features that the footer lists. */
export const FOOTER_LINKS: readonly PublicLink[] = [
  {
    id: "record",
    title: msg`Record income and expenses`,
    to: PUBLIC_PATHS.home,
    hash: "#feature1",
  },
  { id: "summary", title: msg`Transaction summary`, to: PUBLIC_PATHS.home, hash: "#feature2" },
  { id: "budget", title: msg`Plan your budget`, to: PUBLIC_PATHS.home, hash: "#feature3" },
  { id: "reminders", title: msg`Reminders`, to: PUBLIC_PATHS.home, hash: "#feature4" },
  { id: "saving", title: msg`Saving plan`, to: PUBLIC_PATHS.home, hash: "#feature5" },
  {
    id: "tips",
    title: msg`Financial articles and tips`,
    to: PUBLIC_PATHS.home,
    hash: `#${TIPS_SECTION}`,
  },
];
