import { msg } from "@lingui/core/macro";

/** What each order is called. */
export const SORT_LABELS = {
  "-date": msg`Newest first`,
  date: msg`Oldest first`,
  name: msg`Name, A to Z`,
  "-name": msg`Name, Z to A`,
  "-amount": msg`Largest amount`,
  amount: msg`Smallest amount`,
} as const;
