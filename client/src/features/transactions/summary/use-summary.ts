import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import type { Summary, SummaryPeriod } from "../types";

interface Wanted {
  period: SummaryPeriod;
  /** A day inside the window; today without one. */
  at?: string | null;
  enabled?: boolean;
}

/** Income and expenses of the window around a day, span by span. */
export function useSummary({ period, at, enabled = true }: Wanted) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["summary", language, period, at ?? null],
    queryFn: async ({ signal }): Promise<Summary> => {
      const params = { query: { period, at: at ?? undefined } };
      return { period, ...payloadOf(await api.GET("/transactions/summary", { params, signal })) };
    },
    // Keeps the previous window until the next one has loaded.
    placeholderData: keepPreviousData,
    enabled,
  });
}
