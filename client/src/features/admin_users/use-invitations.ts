import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { useFailureText } from "@/api/use-failure-text";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { useToast } from "@/ui/feedback/use-toast";

import { PER_PAGE, USERS_KEY } from "./use-users";

export interface NewInvitation {
  email: string;
  fullname: string;
  language: "en" | "id";
}

const KEY = [...USERS_KEY, "invitations"];

/** Who was invited, the newest first. */
export function useInvitations(page: number) {
  const query = { page, per_page: PER_PAGE };
  return useQuery({
    queryKey: [...KEY, page],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/invitations", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Sends an invitation; a retry of the same one is idempotent. */
export function useInviteUser() {
  const client = useQueryClient();
  const run = useReauthenticated();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewInvitation) => {
      const header = { "Idempotency-Key": keyOf(body) };
      const answer = await run(() => api.POST("/admin/invitations", { params: { header }, body }));
      return answer && payloadOf(answer);
    },
    onSuccess: () => {
      settled();
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

async function send(act: "resend" | "withdraw", id: string): Promise<string> {
  const params = { path: { id } };
  if (act === "resend") {
    return payloadOf(await api.POST("/admin/invitations/{id}/resend", { params })).message;
  }
  return payloadOf(await api.DELETE("/admin/invitations/{id}", { params })).message;
}

/** Resends or withdraws an invitation and shows the server's message. */
export function useChangeInvitation() {
  const client = useQueryClient();
  const run = useReauthenticated();
  const toast = useToast();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: ({ id, act }: { id: string; act: "resend" | "withdraw" }) =>
      run(() => send(act, id)),
    onSuccess: (text) => text !== null && toast({ tone: "success", text }),
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
