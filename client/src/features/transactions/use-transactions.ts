import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import type { Filters } from "./filters";
import { firstPage, type Listed } from "./listed";

const FIRST = 50;
const FURTHER = 200;

/** The key of a list; its last part is what the list is filtered by. */
export function transactionsKey(language: string, filters: Filters) {
  return ["transactions", language, filters] as const;
}

/** The transactions that the filters meet, newest first, page by page. */
export function useTransactions(filters: Filters) {
  const { language } = useLanguage();
  const client = useQueryClient();
  const { category, from, to } = filters;

  useEffect(() => {
    const key = transactionsKey(language, { category, from, to });
    return () => {
      client.setQueryData<Listed>(key, (listed) => listed && firstPage(listed));
    };
  }, [client, language, category, from, to]);

  return useInfiniteQuery({
    queryKey: transactionsKey(language, filters),
    queryFn: async ({ signal, pageParam }) =>
      payloadOf(
        await api.GET("/transactions", {
          params: {
            query: {
              category,
              from: from ?? undefined,
              to: to ?? undefined,
              cursor: pageParam,
              limit: pageParam ? FURTHER : FIRST,
            },
          },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // A long list is not fetched again page by page because the window was left for a moment.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
  });
}
