import { useMutation } from "@tanstack/react-query";

import { api } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { saveFile } from "@/lib/save-file";
import { useToast } from "@/ui/use-toast";

import { askedFor, type Filters } from "./filters";

export type ExportFormat = "csv" | "xlsx";

/** The name that the server gives to a file. */
function nameIn(headers: Headers): string | undefined {
  return /filename="?([^";]+)"?/.exec(headers.get("Content-Disposition") ?? "")?.[1];
}

/** Saves everything that the filters meet as a file; says so when that fails. */
export function useExport(filters: Filters) {
  const toast = useToast();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const query = { ...askedFor(filters), format };
      const { data, response } = await api.GET("/transactions/export", {
        params: { query },
        parseAs: "blob",
      });
      if (!data) throw new TypeError("A file that was made has content");
      saveFile(data, nameIn(response.headers) ?? `lumbung-transactions.${format}`);
    },
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
  });
}
