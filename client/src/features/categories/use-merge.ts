import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import { CATEGORIES_KEY, invalidateCategories } from "./use-categories";

/** How many transactions are recorded under a category. */
export function useUses(id: string) {
  return useQuery({
    queryKey: [...CATEGORIES_KEY, "uses", id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      const answer = await api.GET("/categories/{id}/uses", { params, signal });
      const [uses] = payloadOf(answer).datas;
      if (!uses) throw new TypeError("Uses are one object");
      return uses;
    },
    // It says what is about to happen: an older number would be wrong.
    staleTime: 0,
    gcTime: 0,
  });
}

interface Merge {
  id: string;
  into_id: string;
}

/** Moves everything of a category into another one. */
export function useMerge() {
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
