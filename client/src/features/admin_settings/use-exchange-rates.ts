import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import type { ExchangeRate } from "./types";

const KEY = ["console", "rates"];

export const PER_PAGE = 10;

/** One page of what currencies were worth, the newest first. */
export function useExchangeRates(currency: string | null, page: number) {
  const query = { page, per_page: PER_PAGE, ...(currency && { currency }) };
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/rates", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

const ifMatch = (version: number) => ({ "If-Match": `"${version}"` });

/** Takes note that rates are others now, also where amounts are shown in them. */
function useInvalidateRates() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: KEY });
    await client.invalidateQueries({ queryKey: ["rates"] });
  };
}

/** Creates or updates a rate; `version` is 0 for a new one. */
export function useSaveRate() {
  const onSettled = useInvalidateRates();
  return useMutation({
    mutationFn: async ({ currency, date, rate, version }: Omit<ExchangeRate, "in_use">) => {
      const params = { path: { currency, date }, header: ifMatch(version) };
      const body = { rate };
      return payloadOf(await api.PUT("/admin/rates/{currency}/{date}", { params, body })).message;
    },
    onSettled,
  });
}

export function useRemoveRate() {
  const onSettled = useInvalidateRates();
  return useMutation({
    mutationFn: async ({ currency, date, version }: ExchangeRate) => {
      const params = { path: { currency, date }, header: ifMatch(version) };
      return payloadOf(await api.DELETE("/admin/rates/{currency}/{date}", { params })).message;
    },
    onSettled,
  });
}
