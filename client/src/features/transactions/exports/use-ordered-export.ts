import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useGeneratedFile } from "@/api/use-generated-file";

import { EXPORT_KEY, saveAnswer, type TransactionExport } from "./save-export";

/** The ordered file; null without one. It only appears by an order, so it is asked for once. */
export function useOrderedExport() {
  return useGeneratedFile<TransactionExport>({
    queryKey: EXPORT_KEY,
    staleTime: Number.POSITIVE_INFINITY,
    read: async (options) =>
      payloadOf(await api.GET("/transactions/exports", options)).datas[0] ?? null,
  });
}

/** Saves the ordered file. */
export function useDownloadOrdered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, format }: TransactionExport) =>
      saveAnswer(
        await api.GET("/transactions/exports/{id}/file", {
          params: { path: { id } },
          parseAs: "blob",
        }),
        format,
      ),
    // The file may have expired: refetch its state.
    onError: () => void client.invalidateQueries({ queryKey: EXPORT_KEY }),
  });
}

/** Cancels the ordered file, or deletes it. */
export function useCancelOrdered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: TransactionExport) => {
      await api.DELETE("/transactions/exports/{id}", { params: { path: { id } } });
    },
    onSuccess: () => client.setQueryData<TransactionExport | null>(EXPORT_KEY, null),
    // Another tab may have cancelled it.
    onError: () => void client.invalidateQueries({ queryKey: EXPORT_KEY }),
  });
}
