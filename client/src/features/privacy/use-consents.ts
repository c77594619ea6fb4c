import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";

import { GUARDIAN_KEY } from "./use-guardian";

export type Consent = Row<"/users/consents", "get">;

const KEY = ["consents"];

/** What was really decided: neither a setting that nobody touched nor an open question. */
function decided(consents: Consent[]): Consent[] {
  return consents.filter(({ changed_at, state }) => changed_at !== null && state !== "asked");
}

/** What the person, or a parent for them, has agreed to. */
export function useConsents() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      decided(payloadOf(await api.GET("/users/consents", { signal })).datas),
  });
}

/** Takes a consent back; what it allowed ends at once. */
export function useWithdrawConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (purpose: string) =>
      payloadOf(await api.DELETE("/users/consents/{purpose}", { params: { path: { purpose } } })),
    onSuccess: ({ datas }) => {
      client.setQueryData(KEY, decided(datas));
      void client.invalidateQueries({ queryKey: GUARDIAN_KEY });
    },
  });
}
