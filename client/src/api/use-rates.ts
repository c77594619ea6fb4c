import { useQuery } from "@tanstack/react-query";

import type { Row } from "./client";
import { api, payloadOf } from "./client";

export type Rate = Row<"/site", "get">["rates"][number];

/** What other currencies are worth in rupiah, each with its day. */
export function useRates({ enabled = true } = {}) {
  return useQuery({
    queryKey: ["rates"],
    queryFn: async ({ signal }): Promise<readonly Rate[]> =>
      payloadOf(await api.GET("/site", { signal })).datas[0]?.rates ?? [],
    staleTime: 60 * 60 * 1000,
    enabled,
  });
}
