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

/** The newest export; polls with increasing delays until it is ready. */
export function useNewestExport() {
  const asked = useRef(0);
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal, client }): Promise<Export | null> => {
      // Background polling must not extend the session.
      const again = isInProgress(client.getQueryData<Export | null>(KEY));
      asked.current = again ? asked.current + 1 : 0;
      const headers = again ? { [BACKGROUND_HEADER]: "1" } : {};
      return payloadOf(await api.GET("/users/exports", { signal, headers })).datas[0] ?? null;
    },
    refetchInterval: ({ state: { data } }) =>
      isInProgress(data) && Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * GROWTH ** asked.current),
  });
}

/** Creates an export; resolves to null when the person cancels the reauthentication. */
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

/** Downloads the file; resolves to null when the person cancels the reauthentication. */
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
    // The file may have expired: refetch its state.
    onError: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}
