import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";

import type { RoleAssignment, Role } from "./types";

const KEY = ["console", "roles"];

export const PER_PAGE = 10;

interface RolesQuery {
  q: string;
  role: Role | null;
  page: number;
}

/** One page of who may do what; the page before stays in sight until it is there. */
export function useRoles({ q, role, page }: RolesQuery) {
  const query = { page, per_page: PER_PAGE, ...(q && { q }), ...(role && { role }) };
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/roles", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Assigns a role; resolves to null when the operator cancels the reauthentication. */
export function useAssignRole() {
  const client = useQueryClient();
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async ({ user, role }: { user: RoleAssignment; role: Role }) => {
      const params = { path: { user_id: user.id }, header: { "If-Match": `"${user.version}"` } };
      const answer = await run(() => api.PUT("/admin/roles/{user_id}", { params, body: { role } }));
      return answer && payloadOf(answer).message;
    },
    // An error may mean stale data; the list of users shows roles, too.
    onSettled: () => client.invalidateQueries({ queryKey: ["console"] }),
  });
}
