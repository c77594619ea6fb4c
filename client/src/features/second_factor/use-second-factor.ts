import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { session } from "@/api/session";
import { ACCOUNT_KEY } from "@/api/use-account";

/** Fetches a new secret; null where the person would not confirm to be it. */
export function useStartEnrolment() {
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async (): Promise<Enrolment | null> => {
      const made = await run(() => api.POST("/users/totp"));
      return (made && payloadOf(made).datas[0]) ?? null;
    },
  });
}

/**
 * Turns the second factor on by a first code; the recovery codes come back, this one time, or null
 * where the person would not confirm to be it.
 */
export function useConfirmEnrolment() {
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async (otp: string): Promise<string[] | null> => {
      const answer = await run(() => api.POST("/users/totp/confirm", { body: { otp } }));
      if (!answer) return null;
      await session.goOn();
      return payloadOf(answer).datas[0]?.recovery_codes ?? [];
    },
  });
}

/** Makes ten new recovery codes; null where the person would not confirm to be it. */
export function useRenewRecoveryCodes() {
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async (): Promise<string[] | null> => {
      const made = await run(() => api.POST("/users/totp/recovery-codes"));
      return (made && payloadOf(made).datas[0]?.recovery_codes) ?? null;
    },
  });
}

/** Disables the second factor; resolves to null when the person cancels the reauthentication. */
export function useDisableSecondFactor() {
  const run = useReauthenticated();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<string | null> => {
      const done = await run(() => api.DELETE("/users/totp"));
      if (!done) return null;
      await session.goOn();
      await client.invalidateQueries({ queryKey: ACCOUNT_KEY });
      return payloadOf(done).message;
    },
  });
}

/** What an authenticator app needs to make codes for this account. */
export type Enrolment = Row<"/users/totp", "post">;
