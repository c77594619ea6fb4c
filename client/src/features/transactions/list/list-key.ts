import type { QueryKey } from "@tanstack/react-query";

import type { Filters } from "../filters";

/** Where the lists of transactions lie in the cache, in every language. */
export const LISTS_KEY = ["transactions"] as const;

/** Where a list lies; its last part is the filters. */
export function getTransactionsKey(language: string, filters: Filters) {
  return [...LISTS_KEY, language, filters] as const;
}

/** The filters of the list that lies there. */
export function filtersOf(key: QueryKey): Filters {
  return key.at(-1) as Filters;
}
