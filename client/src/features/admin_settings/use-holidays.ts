import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import type { Holiday } from "./types";

const KEY = ["console", "holidays"];

/** The public holidays of a year, of this one when none is named. */
export function useHolidays(year: number | null) {
  const query = year === null ? {} : { year };
  return useQuery({
    queryKey: [...KEY, year],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/holidays", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

const ifMatch = (version: number) => ({ "If-Match": `"${version}"` });

/** Creates or updates a holiday; `version` is 0 for a new one. */
export function useSaveHoliday() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ date, version, ...body }: Holiday) => {
      const params = { path: { date }, header: ifMatch(version) };
      return payloadOf(await api.PUT("/admin/holidays/{date}", { params, body })).message;
    },
    // The operator's own paydays may move too.
    onSettled: () => client.invalidateQueries(),
  });
}

export function useRemoveHoliday() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ date, version }: Holiday) => {
      const params = { path: { date }, header: ifMatch(version) };
      return payloadOf(await api.DELETE("/admin/holidays/{date}", { params })).message;
    },
    onSettled: () => client.invalidateQueries(),
  });
}
