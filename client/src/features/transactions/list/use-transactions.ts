import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";
import { useReturning } from "@/lib/use-kept-place";

import { type Filters, toQuery } from "../filters";
import { firstPages, type ListPages } from "./list-pages";

/** How long a list counts as new, in ms. */
const STALE_TIME = 30_000;
const FIRST_PAGE_SIZE = 50;
const PAGE_SIZE = 200;
/** So many pages of a list that was left are kept for a while, for whoever comes back to it. */
const MAX_KEPT_PAGES = 25;

/** The key of a list; its last part is what the list is filtered by. */
export function getTransactionsKey(language: string, filters: Filters) {
  return ["transactions", language, filters] as const;
}

/** The transactions that the filters meet, page by page. */
export function useTransactions(filters: Filters) {
  const { language } = useLanguage();
  const returning = useReturning();
  useTrimmedPages(language, filters, returning);

  return useInfiniteQuery({
    queryKey: getTransactionsKey(language, filters),
    queryFn: async ({ signal, pageParam }) =>
      payloadOf(
        await api.GET("/transactions", {
          params: {
            query: {
              ...toQuery(filters),
              cursor: pageParam,
              limit: pageParam ? PAGE_SIZE : FIRST_PAGE_SIZE,
            },
          },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // Whoever comes back finds a long list as it was left, not all of its pages fetched again.
    staleTime: ({ state }) =>
      returning && (state.data?.pages.length ?? 0) > 1 ? Number.POSITIVE_INFINITY : STALE_TIME,
    // A long list is not fetched again page by page because the window was left for a moment.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });
}

/** A list begins with its first page, where the reader does not come back to a later one. */
function useTrimmedPages(language: string, filters: Filters, returning: boolean): void {
  const client = useQueryClient();
  useLayoutEffect(() => {
    const key = getTransactionsKey(language, filters);
    const shorten = (most: number) => {
      const state = client.getQueryState<ListPages>(key);
      if (!state?.data || state.data.pages.length <= most) return;
      client.setQueryData<ListPages>(key, firstPages(state.data, most), {
        updatedAt: state.dataUpdatedAt,
      });
    };
    if (!returning) shorten(1);
    return () => shorten(MAX_KEPT_PAGES);
  }, [client, language, filters, returning]);
}
