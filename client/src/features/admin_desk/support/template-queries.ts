import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useIdempotencyKey } from "@/api/use-idempotency-key";

import type { Template } from "../types";

const TEMPLATES = ["admin", "support-templates"] as const;

/** The path and version of a template, so that concurrent edits are detected. */
const byIdAndVersion = ({ id, version }: Template) => ({
  path: { id },
  header: { "If-Match": `"${version}"` },
});

/** The saved replies by their titles. */
export function useTemplates() {
  return useQuery({
    queryKey: TEMPLATES,
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/support/templates", { signal })).datas,
  });
}

export type TemplateDraft = Pick<Template, "title" | "text_en" | "text_id">;

/** Creates or updates a template. */
export function useSaveTemplate(template: Template | null) {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: TemplateDraft) => {
      if (template === null) {
        const params = { header: { "Idempotency-Key": keyOf(body) } };
        return payloadOf(await api.POST("/admin/support/templates", { params, body }));
      }
      const params = byIdAndVersion(template);
      return payloadOf(await api.PUT("/admin/support/templates/{id}", { params, body }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: TEMPLATES }),
  });
}

export function useDeleteTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (template: Template) => {
      const params = byIdAndVersion(template);
      return payloadOf(await api.DELETE("/admin/support/templates/{id}", { params }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: TEMPLATES }),
  });
}
