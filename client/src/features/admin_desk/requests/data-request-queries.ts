import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useIdempotencyKey } from "@/api/use-idempotency-key";

import { PER_PAGE } from "../queries";
import type { DataRequest, Outcome } from "../types";

const REQUESTS = ["admin", "data-requests"] as const;

/** One page of the requests about data; the page before stays until it is there. */
export function useDataRequests({
  state,
  page,
}: {
  state: DataRequest["state"] | "";
  page: number;
}) {
  const query = { page, per_page: PER_PAGE, ...(state && { state }) };
  return useQuery({
    queryKey: [...REQUESTS, query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/data-requests", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Answers a request for good, once however often the same answer is sent. */
export function useAnswerRequest(id: string) {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: { outcome: Outcome; text: string }) => {
      const params = { path: { id }, header: { "Idempotency-Key": keyOf(body) } };
      return payloadOf(await api.POST("/admin/data-requests/{id}/answer", { params, body }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: REQUESTS }),
  });
}
