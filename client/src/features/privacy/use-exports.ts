import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { BACKGROUND_HEADER } from "@/api/transport";

export type Export = Row<"/users/exports", "get">;

const KEY = ["exports"];
const FIRST_DELAY_MS = 1000;
const GROWTH = 1.4;
const MAX_DELAY_MS = 15_000;

/** Whether the worker has it still before it or in its hands. */
export function isInProgress(file: Export | null | undefined): boolean {
  return file?.state === "queued" || file?.state === "running";
}

/** The newest file of the person's data, asked for again, ever more seldom, until it is made. */
export function useNewestExport() {
  const asked = useRef(0);
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal, client }): Promise<Export | null> => {
      // Looking again by itself is not use: it must not keep the session awake.
      const again = isInProgress(client.getQueryData<Export | null>(KEY));
      asked.current = again ? asked.current + 1 : 0;
      const headers = again ? { [BACKGROUND_HEADER]: "1" } : {};
      return payloadOf(await api.GET("/users/exports", { signal, headers })).datas[0] ?? null;
    },
    refetchInterval: ({ state: { data } }) =>
      isInProgress(data) && Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * GROWTH ** asked.current),
  });
}

/** Orders a file; answers null when the person would not say who they are. */
export function useCreateExport() {
  const client = useQueryClient();
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async () => {
      const answer = await run(() => api.POST("/users/exports"));
      return answer && (payloadOf(answer).datas[0] ?? null);
    },
    onSuccess: (ordered) => {
      if (ordered) client.setQueryData<Export | null>(KEY, ordered);
    },
  });
}

/** Fetches the file; answers null when the person would not say who they are. */
export function useDownloadExport() {
  const client = useQueryClient();
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async ({ id }: Export): Promise<Blob | null> => {
      const answer = await run(() =>
        api.GET("/users/exports/{id}/file", {
          params: { path: { id } },
          parseAs: "blob",
        }),
      );
      return answer?.data ?? null;
    },
    // It may be gone by now: then the card says so.
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}
