import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { BACKGROUND_HEADER } from "@/api/transport";
import { useLanguage } from "@/i18n/use-language";

import type { Range } from "./ranges";

export type Dashboard = Row<"/admin/dashboard", "get">;

const EVERY_MINUTE = 60_000;

/** The figures of a range, looked at again every minute while somebody can see them. */
export function useDashboard(range: Range) {
  const { language } = useLanguage();
  const queryKey = ["console", "dashboard", range, language];
  return useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      // Looking again by itself is not use: it must not keep the session awake.
      const again = client.getQueryData(queryKey) !== undefined;
      const headers = again ? { [BACKGROUND_HEADER]: "1" } : {};
      const answer = await api.GET("/admin/dashboard", {
        params: { query: { range } },
        headers,
        signal,
      });
      const [figures] = payloadOf(answer).datas;
      if (!figures) throw new TypeError("The dashboard is one object");
      return figures;
    },
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });
}
