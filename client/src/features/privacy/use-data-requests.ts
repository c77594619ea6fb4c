import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { newKey } from "@/lib/new-key";

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
  const attempt = useRef({ body: "", key: "" });
  return useMutation({
    mutationFn: async (body: NewDataRequest) => {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: newKey() };
      const header = { "Idempotency-Key": attempt.current.key };
      return payloadOf(await api.POST("/data-requests", { params: { header }, body }));
    },
    onSuccess: ({ datas }) => {
      attempt.current = { body: "", key: "" };
      client.setQueryData<DataRequest[]>(KEY, (before) => before && [...datas, ...before]);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}
