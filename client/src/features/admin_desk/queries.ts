import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useIdempotencyKey } from "@/api/use-idempotency-key";

import type { MessageState, Thread } from "./types";

export const PER_PAGE = 10;
const INBOX = ["admin", "support"] as const;

const threadKey = (id: string) => [...INBOX, "one", id];

interface InboxFilter {
  state: MessageState | "";
  q: string;
  page: number;
}

/** One page of the inbox; the page before stays in sight until it is there. */
export function useInbox({ state, q, page }: InboxFilter) {
  const query = { page, per_page: PER_PAGE, ...(state && { state }), ...(q && { q }) };
  return useQuery({
    queryKey: [...INBOX, "list", query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/support", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One thread with its messages. */
export function useThread(id: string) {
  return useQuery({
    queryKey: threadKey(id),
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return payloadOf(await api.GET("/admin/support/{id}", { params, signal })).datas[0] ?? null;
    },
  });
}

/** Puts a saved thread into the cache, and invalidates the lists after success and failure. */
function useThreadCache() {
  const client = useQueryClient();
  return {
    put: ({ datas: [thread] }: { datas: Thread[] }) => {
      if (thread) client.setQueryData<Thread>(threadKey(thread.id), thread);
    },
    askAnew: () => client.invalidateQueries({ queryKey: INBOX }),
  };
}

interface NewAnswer {
  thread: Thread;
  text: string;
  close: boolean;
}

/** Answers a message once, however often the same answer is sent until that succeeds. */
export function useAnswerThread() {
  const { put, askAnew } = useThreadCache();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ thread: { id, version }, text, close }: NewAnswer) => {
      const body = { text, close };
      const header = { "Idempotency-Key": keyOf([id, body]), "If-Match": `"${version}"` };
      const params = { path: { id }, header };
      return payloadOf(await api.POST("/admin/support/{id}/replies", { params, body }));
    },
    onSuccess: (kept) => {
      settled();
      put(kept);
    },
    onSettled: askAnew,
  });
}

/** Closes a message, or opens it again. */
export function useToggleThread() {
  const { put, askAnew } = useThreadCache();
  return useMutation({
    mutationFn: async ({ id, version, state }: Thread) => {
      const params = { path: { id }, header: { "If-Match": `"${version}"` } };
      const body = { state: state === "closed" ? ("open" as const) : ("closed" as const) };
      return payloadOf(await api.PUT("/admin/support/{id}", { params, body }));
    },
    onSuccess: put,
    onSettled: askAnew,
  });
}
