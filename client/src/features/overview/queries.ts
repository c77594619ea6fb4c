import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

export type Overview = Row<"/overview", "get">;

/** The first screen in one call; a part that could not be made is null and named in `failed`. */
export function useOverview() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["overview", language],
    queryFn: async ({ signal }) => {
      const [overview] = payloadOf(await api.GET("/overview", { signal })).datas;
      if (!overview) throw new TypeError("The overview is one object");
      return overview;
    },
    placeholderData: keepPreviousData,
  });
}
