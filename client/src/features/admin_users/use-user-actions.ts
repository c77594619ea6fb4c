import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { MEMBER, SUPER_ADMIN } from "@/lib/roles";
import { useToast } from "@/ui/feedback/use-toast";

import type { UserAction, UserRow } from "./types";
import { USERS_KEY } from "./use-users";
import type { Reason } from "./labels";

type UserPath = { params: { path: { id: string } } };

const CALLS = {
  restore: (at: UserPath) => api.POST("/admin/users/{id}/restore", at),
  "sign-out": (at: UserPath) => api.POST("/admin/users/{id}/sign-out", at),
  "resend-verification": (at: UserPath) => api.POST("/admin/users/{id}/resend-verification", at),
  "password-reset": (at: UserPath) => api.POST("/admin/users/{id}/password-reset", at),
};

async function send(act: UserAction, id: string): Promise<string> {
  return payloadOf(await CALLS[act]({ params: { path: { id } } })).message;
}

/** Runs an action on a user and shows the server's message. */
export function useUserAction() {
  const client = useQueryClient();
  const run = useReauthenticated();
  const toast = useToast();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: ({ act, id }: { act: UserAction; id: string }) => run(() => send(act, id)),
    onSuccess: (text) => text !== null && toast({ tone: "success", text }),
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
    // An error may mean that the shown data is stale.
    onSettled: () => client.invalidateQueries({ queryKey: USERS_KEY }),
  });
}

/** Suspends a user; resolves to null when the operator cancels the reauthentication. */
export function useSuspendUser(id: string) {
  const client = useQueryClient();
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async (body: { reason: Reason; note: string }) => {
      const params = { path: { id } };
      const answer = await run(() => api.POST("/admin/users/{id}/suspend", { params, body }));
      return answer && payloadOf(answer);
    },
    onSettled: () => client.invalidateQueries({ queryKey: USERS_KEY }),
  });
}

/** Why the operator may not act on a user; null when allowed. The server decides. */
export function useActionBlocker(): (
  user: Pick<UserRow, "id" | "role">,
) => "yourself" | "level" | null {
  const { claims } = useSession();
  return ({ id, role }) => {
    if (claims?.sub === id) return "yourself";
    return role === MEMBER || claims?.role === SUPER_ADMIN ? null : "level";
  };
}
