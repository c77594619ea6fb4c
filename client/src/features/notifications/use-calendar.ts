import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";

/** Where the private calendar lies, and what it tells. */
export type CalendarFeed = Row<"/calendar", "get">;

const KEY = ["calendar"];

function only(answer: { datas: CalendarFeed[] }): CalendarFeed {
  const [feed] = answer.datas;
  if (!feed) throw new TypeError("The answer has the calendar");
  return feed;
}

/** The address of the private calendar; looking at it for the first time makes it. */
export function useCalendar() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => only(payloadOf(await api.GET("/calendar", { signal }))),
  });
}

/** Lets the calendar tell amounts or leave them out; holds at once, and turns back when it fails. */
export function useChooseAmounts() {
  const client = useQueryClient();
  const put = (with_amounts: boolean) =>
    client.setQueryData<CalendarFeed>(KEY, (feed) => feed && { ...feed, with_amounts });
  return useMutation({
    mutationFn: (with_amounts: boolean) => api.PUT("/calendar", { body: { with_amounts } }),
    onMutate: async (with_amounts) => {
      await client.cancelQueries({ queryKey: KEY });
      put(with_amounts);
    },
    onError: (_error, with_amounts) => put(!with_amounts),
  });
}

/** Gives the calendar another address; the earlier one is dead at once. */
export function useRenewCalendar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => only(payloadOf(await api.POST("/calendar/renew"))),
    onSuccess: (feed) => client.setQueryData(KEY, feed),
  });
}
