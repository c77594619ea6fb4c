import { msg } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Payload, Row } from "@/api/client";
import { api, initialAnswer, payloadOf } from "@/api/client";
import { BACKGROUND_HEADER } from "@/api/transport";
import { useLanguage } from "@/i18n/use-language";

export type Dashboard = Row<"/admin/dashboard", "get">;

function getFigures({ datas: [figures] }: Payload<"/admin/dashboard", "get">): Dashboard {
  if (!figures) throw new TypeError("The dashboard is one object");
  return figures;
}

const REFETCH_MS = 60_000;

/** The figures of a range, refetched every minute while the page is visible. */
export function useDashboard(range: Range) {
  const { language } = useLanguage();
  const queryKey = ["console", "dashboard", range, language];
  return useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      // Background refetches must not extend the session.
      const again = client.getQueryData(queryKey) !== undefined;
      const headers = again ? { [BACKGROUND_HEADER]: "1" } : {};
      const answer = await api.GET("/admin/dashboard", {
        params: { query: { range } },
        headers,
        signal,
      });
      return getFigures(payloadOf(answer));
    },
    ...initialAnswer("/admin/dashboard", { range }, getFigures),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
}

/** For which days there are figures, up to today, and what they are compared with. */
export const RANGES = [
  { value: "7d", label: msg`Last 7 days`, before: msg`vs previous 7 days` },
  { value: "30d", label: msg`Last 30 days`, before: msg`vs previous 30 days` },
  { value: "90d", label: msg`Last 90 days`, before: msg`vs previous 90 days` },
  { value: "12m", label: msg`Last 12 months`, before: msg`vs previous 12 months` },
] as const;

export type Range = (typeof RANGES)[number]["value"];

export const DEFAULT_RANGE: Range = "30d";

/** The range that an address names, else the usual one. */
export function rangeOf(named: string | null): Range {
  return RANGES.find(({ value }) => value === named)?.value ?? DEFAULT_RANGE;
}
