import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import type { Layout, LayoutState } from "./types";

export const PER_PAGE = 10;
const LAYOUTS = ["admin", "layouts"] as const;

const layoutKey = (id: string) => [...LAYOUTS, "one", id];

interface LayoutFilter {
  state: LayoutState | "";
  page: number;
}

/** One page of the layouts; the page before stays in sight until it is there. */
export function useLayouts({ state, page }: LayoutFilter) {
  const query = { page, per_page: PER_PAGE, ...(state && { state }) };
  return useQuery({
    queryKey: [...LAYOUTS, "list", query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/layouts", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One layout with its masked text. */
export function useLayout(id: string) {
  return useQuery({
    queryKey: layoutKey(id),
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return payloadOf(await api.GET("/admin/layouts/{id}", { params, signal })).datas[0] ?? null;
    },
  });
}

/** Marks a layout as done, or as new again. */
export function useMarkLayout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version, state }: Layout) => {
      const params = { path: { id }, header: { "If-Match": `"${version}"` } };
      const body = { state: state === "done" ? ("new" as const) : ("done" as const) };
      return payloadOf(await api.PUT("/admin/layouts/{id}", { params, body }));
    },
    onSuccess: ({ datas: [layout] }) => {
      if (layout) client.setQueryData<Layout>(layoutKey(layout.id), layout);
    },
    onSettled: () => client.invalidateQueries({ queryKey: LAYOUTS }),
  });
}

/** Removes a layout for good. */
export function useRemoveLayout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version }: Layout) => {
      const params = { path: { id }, header: { "If-Match": `"${version}"` } };
      return payloadOf(await api.DELETE("/admin/layouts/{id}", { params }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...LAYOUTS, "list"] }),
  });
}
