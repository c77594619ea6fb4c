import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import type { paths } from "@/api/schema";
import { useAttemptKey } from "@/lib/use-attempt-key";

import { CATEGORIES_KEY, type Category, invalidateCategories } from "./use-categories";

type Json<Operation> = Operation extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export type NewCategory = Json<paths["/categories"]["post"]>;
export type CategoryChanges = Json<paths["/categories/{id}"]["put"]>;

/** Adds a category once, however often the same one is sent until that succeeds. */
export function useAddCategory() {
  const client = useQueryClient();
  const { keyOf } = useAttemptKey();
  return useMutation({
    mutationFn: async (body: NewCategory) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/categories", { params: { header }, body }));
    },
    onSuccess: () => invalidateCategories(client),
  });
}

interface Change {
  category: Category;
  changes: CategoryChanges;
  /** Refuse when it was changed since it was read, instead of changing it all the same. */
  guarded?: boolean;
}

/** Changes a category; when it was changed elsewhere meanwhile, it is asked for again. */
export function useChangeCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ category: { id, version }, changes, guarded }: Change) => {
      const header = guarded ? { "If-Match": `"${String(version)}"` } : {};
      const params = { path: { id }, header };
      return payloadOf(await api.PUT("/categories/{id}", { params, body: changes }));
    },
    onSuccess: () => invalidateCategories(client),
    // Whatever the reason: the list may show something that is no more.
    onError: () => client.invalidateQueries({ queryKey: CATEGORIES_KEY }),
  });
}

/** Deletes a category of one's own in which nothing is. */
export function useDeleteCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      payloadOf(await api.DELETE("/categories/{id}", { params: { path: { id } } })),
    onSuccess: () => invalidateCategories(client),
    onError: () => client.invalidateQueries({ queryKey: CATEGORIES_KEY }),
  });
}
