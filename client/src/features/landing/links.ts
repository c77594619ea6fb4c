import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { PUBLIC_PATHS, type PublicPath } from "@/lib/paths";

import { FEATURE_SECTION } from "./sections";

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
  { id: "blog", title: msg`Blog`, to: PUBLIC_PATHS.blog },
  { id: "about", title: msg`About us`, to: PUBLIC_PATHS.about },
];
