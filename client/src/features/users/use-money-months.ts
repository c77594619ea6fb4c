import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

export type MoneyMonth = Row<"/users/money-months", "get">;

/** This money month and the next two, as a payday makes them. */
export function useMoneyMonths(payday: number, payday_shift: boolean) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["money-months", language, payday, payday_shift],
    queryFn: async ({ signal }) => {
      const params = { query: { payday, payday_shift } };
      return payloadOf(await api.GET("/users/money-months", { params, signal })).datas;
    },
    placeholderData: keepPreviousData,
  });
}
