import { useQuery } from "@tanstack/react-query";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

export type Category = Row<"/categories", "get">;

/** What money can be recorded under, in the order in which it is offered. */
export function useCategories() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["categories", language],
    queryFn: async ({ signal }) => payloadOf(await api.GET("/categories", { signal })).datas,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
