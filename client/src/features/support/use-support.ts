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

/** Sends a message once, however often the same one is sent until that succeeds. */
export function useSendMessage() {
  const client = useQueryClient();
  const attempt = useRef({ message: "", key: "" });
  return useMutation({
    mutationFn: async (message: string) => {
      if (attempt.current.message !== message) attempt.current = { message, key: newKey() };
      const header = { "Idempotency-Key": attempt.current.key };
      return payloadOf(await api.POST("/support", { params: { header }, body: { message } }));
    },
    onSuccess: ({ datas }) => {
      attempt.current = { message: "", key: "" };
      client.setQueryData<SupportMessage[]>(KEY, (before) => before && [...datas, ...before]);
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}
