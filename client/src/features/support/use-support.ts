import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { api, payloadOf } from "@/api/client";

export type SupportMessage = Row<"/support", "get">;

/** The most characters that a message may have. */
export const MAX_MESSAGE_LENGTH = 4000;

const KEY = ["support"];

/** The person's own messages, the newest first. */
export function useSupportMessages() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => payloadOf(await api.GET("/support", { signal })).datas,
  });
}

/** Sends a message once, however often the same one is sent until that succeeds. */
export function useSendMessage() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (message: string) => {
      const params = { header: { "Idempotency-Key": keyOf(message) } };
      return payloadOf(await api.POST("/support", { params, body: { message } }));
    },
    onSuccess: ({ datas }) => {
      settled();
      client.setQueryData<SupportMessage[]>(KEY, (before) => before && [...datas, ...before]);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Sends a follow-up to an own message; retries are idempotent. */
export function useSendFollowUp(id: string) {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (message: string) => {
      const params = { path: { id }, header: { "Idempotency-Key": keyOf(message) } };
      return payloadOf(await api.POST("/support/{id}/replies", { params, body: { message } }));
    },
    onSuccess: ({ datas: [row] }) => {
      settled();
      client.setQueryData<SupportMessage[]>(KEY, (before) =>
        before?.map((known) => (row?.id === known.id ? row : known)),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
