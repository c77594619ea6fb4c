import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import type { UsersQuery } from "./use-users-address";

/** Root of all queries that an action on a user invalidates. */
export const USERS_KEY = ["console", "users"] as const;

export const PER_PAGE = 10;

/** One page of the users; the page before stays in sight until it is there. */
export function useUsers({ q, sort, status, page }: UsersQuery) {
  const query = {
    page,
    per_page: PER_PAGE,
    sort,
    ...(q && { q }),
    ...(status && { status }),
  };
  return useQuery({
    queryKey: [...USERS_KEY, "list", query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/users", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Users whose name or email contains a text. */
export function useUserSearch(text: string) {
  const q = text.trim();
  return useQuery({
    queryKey: [...USERS_KEY, "like", q],
    queryFn: async ({ signal }) => {
      const query = { q, page: 1, per_page: 6, sort: "name" as const };
      return payloadOf(await api.GET("/admin/users", { params: { query }, signal })).datas;
    },
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** One person. */
export function useUserDetails(id: string | null) {
  return useQuery({
    queryKey: [...USERS_KEY, "one", id],
    queryFn: async ({ signal }) => {
      const params = { path: { id: id ?? "" } };
      return payloadOf(await api.GET("/admin/users/{id}", { params, signal })).datas[0] ?? null;
    },
    enabled: id !== null,
  });
}
