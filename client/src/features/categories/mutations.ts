import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import type { paths } from "@/api/schema";
import {
  type Merge,
  toMerge,
  toUpdate,
  type UpdateOptions,
  useListMutation,
  useUses,
} from "@/api/stored-list";
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

const LIST = { list: CATEGORIES_KEY, onStored: invalidateCategories };

interface CategoryUpdate extends UpdateOptions<CategoryChanges> {
  category: Category;
}

/** Updates a category; after a conflict it is refetched. */
export function useUpdateCategory() {
  return useListMutation(
    async ({ category, ...update }: CategoryUpdate) =>
      payloadOf(await api.PUT("/categories/{id}", toUpdate(category, update))),
    LIST,
  );
}

/** Deletes a category of one's own in which nothing is. */
export function useDeleteCategory() {
  return useListMutation(
    async (id: string) =>
      payloadOf(await api.DELETE("/categories/{id}", { params: { path: { id } } })),
    LIST,
  );
}

/** How many transactions are recorded under a category. */
export function useCategoryUsage(id: string) {
  return useUses(CATEGORIES_KEY, id, async (options) =>
    payloadOf(await api.GET("/categories/{id}/uses", options)),
  );
}

/** Moves everything of a category into another one. */
export function useMergeCategory() {
  return useListMutation(
    async (merge: Merge) => payloadOf(await api.POST("/categories/{id}/merge", toMerge(merge))),
    LIST,
  );
}
