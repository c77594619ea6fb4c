import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";
import { useIsReturning } from "@/browser/use-scroll-restoration";

import { type Filters, toQuery } from "../filters";
import { getTransactionsKey } from "./list-key";
import { firstPages, type ListPages } from "./list-pages";

/** In ms. */
const STALE_TIME = 30_000;
const FIRST_PAGE_SIZE = 50;
const PAGE_SIZE = 200;
/** The most pages of a left list that stay cached. */
const MAX_KEPT_PAGES = 25;

function pageQuery(filters: Filters, cursor?: string) {
  return { ...toQuery(filters), cursor, limit: cursor ? PAGE_SIZE : FIRST_PAGE_SIZE };
}

/** The matching transactions, page by page. */
export function useTransactions(filters: Filters) {
  const { language } = useLanguage();
  const returning = useIsReturning();
  useTrimmedPages(language, filters, returning);

  return useInfiniteQuery({
    queryKey: getTransactionsKey(language, filters),
    queryFn: async ({ signal, pageParam }) => {
      const query = pageQuery(filters, pageParam);
      return payloadOf(await api.GET("/transactions", { params: { query }, signal }));
    },
    initialPageParam: undefined as string | undefined,
    ...initialAnswer("/transactions", pageQuery(filters), (page) => ({
      pages: [page],
      pageParams: [undefined],
    })),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // On return a long list is shown as it was, without refetching its pages.
    staleTime: ({ state }) =>
      returning && (state.data?.pages.length ?? 0) > 1 ? Number.POSITIVE_INFINITY : STALE_TIME,
    // Refocusing the window must not refetch a long list page by page.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });
}

/** Trims the cached pages, except when the reader returns to a list. */
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
