import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { ExportFormat } from "@/api/transaction-export";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import { type Filters, toQuery } from "../filters";

/** Saves everything that the filters meet as a file, or orders it; says so when that fails. */
export function useExport(filters: Filters) {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { saveExport } = await import("@/api/transaction-export");
      await saveExport(client, toQuery(filters), format);
    },
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
  });
}
