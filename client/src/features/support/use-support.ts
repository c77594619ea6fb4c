import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { newKey } from "@/lib/new-key";

export type SupportMessage = Row<"/support", "get">;

/** The most characters that a message may have. */
export const MOST = 4000;

const KEY = ["support"];

/** The person's own messages, the newest first. */
export function useSupportMessages() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => payloadOf(await api.GET("/support", { signal })).datas,
  });
}

/** The key of a text: sent again unchanged, it is stored once. */
function useAttemptKey() {
  const attempt = useRef({ message: "", key: "" });
  return {
    headerOf: (message: string) => {
      if (attempt.current.message !== message) attempt.current = { message, key: newKey() };
      return { "Idempotency-Key": attempt.current.key };
    },
    settled: () => {
      attempt.current = { message: "", key: "" };
    },
  };
}

/** Sends a message once, however often the same one is sent until that succeeds. */
export function useSendMessage() {
  const client = useQueryClient();
  const { headerOf, settled } = useAttemptKey();
  return useMutation({
    mutationFn: async (message: string) => {
      const params = { header: headerOf(message) };
      return payloadOf(await api.POST("/support", { params, body: { message } }));
    },
    onSuccess: ({ datas }) => {
      settled();
      client.setQueryData<SupportMessage[]>(KEY, (before) => before && [...datas, ...before]);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Writes on after an own message, once however often the same words are sent. */
export function useWriteOn(id: string) {
  const client = useQueryClient();
  const { headerOf, settled } = useAttemptKey();
  return useMutation({
    mutationFn: async (message: string) => {
      const params = { path: { id }, header: headerOf(message) };
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
