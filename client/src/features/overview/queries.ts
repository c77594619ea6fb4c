import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Payload, Row } from "@/api/client";
import { api, initialAnswer, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

export type Overview = Row<"/overview", "get">;

function getOverview({ datas: [overview] }: Payload<"/overview", "get">): Overview {
  if (!overview) throw new TypeError("The overview is one object");
  return overview;
}

/** Where the overview lies in the cache, in every language. */
export const OVERVIEW_KEY = ["overview"] as const;

/** The first screen in one call; a part that could not be made is null and named in `failed`. */
export function useOverview() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...OVERVIEW_KEY, language],
    queryFn: async ({ signal }) => getOverview(payloadOf(await api.GET("/overview", { signal }))),
    ...initialAnswer("/overview", {}, getOverview),
    placeholderData: keepPreviousData,
  });
}
