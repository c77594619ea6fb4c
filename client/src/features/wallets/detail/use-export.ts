import { useMutation } from "@tanstack/react-query";

import { api } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { saveFile } from "@/browser/save-file";
import { useToast } from "@/ui/feedback/use-toast";

import { type EntryFilters, toQuery } from "./entry-filters";

const EVERY_OTHER = "transfers,adjustments";

/** Saves the entries that the filters meet as a file. */
export function useExport(wallet: string, filters: EntryFilters) {
  const toast = useToast();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: async (format: "csv" | "xlsx") => {
      const query = { ...toQuery(filters), format, wallet, include: EVERY_OTHER };
      const { data, response } = await api.GET("/transactions/export", {
        params: { query },
        parseAs: "blob",
      });
      if (!data) throw new TypeError("A file that was made has content");
      const named = /filename="?([^";]+)"?/.exec(response.headers.get("Content-Disposition") ?? "");
      saveFile(data, named?.[1] ?? `lumbung-transactions.${format}`);
    },
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
  });
}
