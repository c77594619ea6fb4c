import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { useGeneratedFile } from "@/api/use-generated-file";

export type Export = Row<"/users/exports", "get">;

const KEY = ["exports"];

/** The newest export, followed until it is ready. */
export function useNewestExport() {
  return useGeneratedFile<Export>({
    queryKey: KEY,
    read: async (options) => payloadOf(await api.GET("/users/exports", options)).datas[0] ?? null,
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
