import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { ArticleKind } from "@/lib/paths";

interface ListStyle {
  /** What the list is called. */
  title: MessageDescriptor;
  /** The classes of the grid. */
  columns: string;
  /** How wide a card is in it. */
  sizes: string;
  /** Which date the cards show. */
  when: "published" | "age";
  /** How many cards are waited for. */
  waiting: number;
}

/** How the articles of each kind are laid out: the few tips have larger cards. */
export const LISTS: Readonly<Record<ArticleKind, ListStyle>> = {
  blog: {
    title: msg`Blog`,
    columns: "mt-7 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3",
    sizes: "(min-width: 1264px) 363px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw",
    when: "published",
    waiting: 6,
  },
  tip: {
    title: msg`Financial Tips and Articles`,
    columns: "mt-7 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2",
    sizes: "(min-width: 1264px) 556px, (min-width: 640px) 46vw, 92vw",
    when: "age",
    waiting: 4,
  },
};
