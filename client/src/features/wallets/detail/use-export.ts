import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { ExportFormat, ExportQuery } from "@/api/transaction-export";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

/** Saves what is listed as a file, or orders it; says so when that fails. */
export function useExport(query: ExportQuery) {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { saveExport } = await import("@/api/transaction-export");
      await saveExport(client, query, format);
    },
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
  });
}
