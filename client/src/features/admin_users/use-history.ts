import { useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

export const HISTORY_PER_PAGE = 5;

/** Whose transactions are looked up, and why. */
export interface HistoryLookup {
  user: string;
  reason: string;
  /** Which look it is: the same once more is another one. */
  number: number;
}

/**
 * One page of somebody's transactions. Each call is written down and shown to the person, so that
 * nothing asks again by itself.
 */
export function useHistory(look: HistoryLookup | null, page: number) {
  return useQuery({
    queryKey: ["console", "history", look, page],
    queryFn: async ({ signal }) => {
      const path = { id: look?.user ?? "" };
      const query = { reason: look?.reason ?? "", page, per_page: HISTORY_PER_PAGE };
      return payloadOf(
        await api.GET("/admin/users/{id}/transactions", { params: { path, query }, signal }),
      );
    },
    enabled: look !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
