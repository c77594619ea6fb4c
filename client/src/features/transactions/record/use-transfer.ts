import { useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import type { EditableRow } from "./record-form";

/** A transfer with its fee, as it is now; nothing is asked without an id. */
export function useTransfer(id: string | null) {
  return useQuery({
    queryKey: ["transfer", id],
    queryFn: async ({ signal }) => {
      const path = { id: id ?? "" };
      const answer = await api.GET("/transfers/{id}", { params: { path }, signal });
      return (payloadOf(answer).datas[0] as EditableRow | undefined) ?? null;
    },
    enabled: id !== null,
    // The version that is changed is the one that was opened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
