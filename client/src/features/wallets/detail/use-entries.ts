import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import { WALLETS_KEY } from "../queries";
import { type EntryFilters, toQuery } from "./entry-filters";

const FIRST_PAGE_SIZE = 50;
const PAGE_SIZE = 200;

/** The matching entries of a wallet, newest first, page by page. */
export function useEntries(id: string, filters: EntryFilters) {
  const { language } = useLanguage();
  return useInfiniteQuery({
    queryKey: [...WALLETS_KEY, "entries", id, language, filters],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const query = { ...toQuery(filters), cursor, limit: cursor ? PAGE_SIZE : FIRST_PAGE_SIZE };
      const params = { path: { id }, query };
      return payloadOf(await api.GET("/wallets/{id}/entries", { params, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // Refocusing the window must not refetch a long list page by page.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });
}

export type EntriesQuery = ReturnType<typeof useEntries>;
