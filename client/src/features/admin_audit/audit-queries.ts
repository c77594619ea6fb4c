import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { saveFile } from "@/browser/save-file";

import type { ChainCheck } from "./types";
import type { AuditQuery } from "./use-audit-address";

const KEY = ["console", "audit"];

export const PER_PAGE = 10;

/** One page of the acts, the newest first; the page before stays in sight until it is there. */
export function useAuditEvents(sought: AuditQuery, page: number) {
  const query = { ...sought, page, per_page: PER_PAGE };
  return useQuery({
    queryKey: [...KEY, "acts", query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/audit", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** What can be looked for, in the reader's words. */
export function useAuditActions(language: string) {
  return useQuery({
    queryKey: [...KEY, "kinds", language],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/audit/actions", { signal })).datas,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function fileNameOf(headers: Headers): string | undefined {
  return /filename="?([^";]+)"?/.exec(headers.get("Content-Disposition") ?? "")?.[1];
}

/** Saves the acts as a file; answers false when the operator would not say who they are. */
export function useExportAuditEvents() {
  const client = useQueryClient();
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async (query: AuditQuery) => {
      const answer = await run(() =>
        api.GET("/admin/audit/export", { params: { query }, parseAs: "blob" }),
      );
      if (!answer?.data) return false;
      saveFile(answer.data, fileNameOf(answer.response.headers) ?? "lumbung-audit.csv");
      return true;
    },
    // Taking it is an act itself.
    onSettled: () => client.invalidateQueries({ queryKey: [...KEY, "acts"] }),
  });
}

/** Verifies the chain a slice at a time; `checked` tells how far it is. */
export function useChainCheck() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ChainCheck | null>(null);
  const check = useMutation({
    mutationFn: async () => {
      let found = await checkSlice(null);
      while (!found.complete) {
        setProgress(found);
        found = await checkSlice(found.checked);
      }
      setProgress(null);
      return found;
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...KEY, "acts"] }),
  });
  return { ...check, progress };
}

async function checkSlice(after: number | null): Promise<ChainCheck> {
  const { datas } = payloadOf(await api.POST("/admin/audit/check", { body: { after } }));
  if (!datas[0]) throw new TypeError("A check says what it found");
  return datas[0];
}
