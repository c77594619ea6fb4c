import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import type { paths } from "@/api/schema";
import { useIdempotencyKey } from "@/api/use-idempotency-key";

import { CATEGORIES_KEY, invalidateCategories } from "./queries";
import type { Category } from "./types";

type Json<Operation> = Operation extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export type NewCategory = Json<paths["/categories"]["post"]>;
type CategoryChanges = Json<paths["/categories/{id}"]["put"]>;

/** Adds a category once, however often the same one is sent until that succeeds. */
export function useAddCategory() {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewCategory) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/categories", { params: { header }, body }));
    },
    onSuccess: () => invalidateCategories(client),
  });
}

interface CategoryUpdate {
  category: Category;
  changes: CategoryChanges;
  /** Refuse when it was changed since it was read, instead of changing it all the same. */
  guarded?: boolean;
}

/** Updates a category; after a conflict it is refetched. */
export function useUpdateCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ category: { id, version }, changes, guarded }: CategoryUpdate) => {
      const header = guarded ? { "If-Match": `"${String(version)}"` } : {};
      const params = { path: { id }, header };
      return payloadOf(await api.PUT("/categories/{id}", { params, body: changes }));
    },
    onSuccess: () => invalidateCategories(client),
    // The list may be outdated.
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

/** How many transactions are recorded under a category. */
export function useCategoryUsage(id: string) {
  return useQuery({
    queryKey: [...CATEGORIES_KEY, "uses", id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      const answer = await api.GET("/categories/{id}/uses", { params, signal });
      const [uses] = payloadOf(answer).datas;
      if (!uses) throw new TypeError("Uses are one object");
      return uses;
    },
    // The preview must be exact, so a cached number will not do.
    staleTime: 0,
    gcTime: 0,
  });
}

interface Merge {
  id: string;
  into_id: string;
}

/** Moves everything of a category into another one. */
export function useMergeCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, into_id }: Merge) => {
      const params = { path: { id } };
      return payloadOf(await api.POST("/categories/{id}/merge", { params, body: { into_id } }));
    },
    onSuccess: () => invalidateCategories(client),
    onError: () => client.invalidateQueries({ queryKey: CATEGORIES_KEY }),
  });
}
