import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { useAttemptKey } from "@/lib/use-attempt-key";

export type DataRequest = Row<"/data-requests", "get">;
export type NewDataRequest = Pick<DataRequest, "kind" | "text">;

const KEY = ["data-requests"];

/** What the person has asked to be done with their data, the newest first. */
export function useDataRequests() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => payloadOf(await api.GET("/data-requests", { signal })).datas,
  });
}

/** Sends a request once, however often the same one is sent until that succeeds. */
export function useMakeDataRequest() {
  const client = useQueryClient();
  const { keyOf, settled } = useAttemptKey();
  return useMutation({
    mutationFn: async (body: NewDataRequest) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/data-requests", { params: { header }, body }));
    },
    onSuccess: ({ datas }) => {
      settled();
      client.setQueryData<DataRequest[]>(KEY, (before) => before && [...datas, ...before]);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}
