import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { useAccount } from "@/api/use-account";

export type Guardian = Row<"/users/parental-consent", "get">;

export const GUARDIAN_KEY = ["guardian"];

/** Whether the account needs parental consent. */
export function useIsUnderAge(): boolean {
  return useAccount()?.age === "Under 18";
}

/** How far the consent of a parent is. */
export function useGuardian() {
  return useQuery({
    queryKey: GUARDIAN_KEY,
    queryFn: async ({ signal }): Promise<Guardian | null> =>
      payloadOf(await api.GET("/users/parental-consent", { signal })).datas[0] ?? null,
  });
}

/** Writes to a parent. */
export function useRequestConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) =>
      payloadOf(await api.POST("/users/parental-consent", { body: { email } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: GUARDIAN_KEY }),
        client.invalidateQueries({ queryKey: ["consents"] }),
      ]),
  });
}
