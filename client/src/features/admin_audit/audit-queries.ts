import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { saveFile } from "@/browser/save-file";

import type { ChainCheck } from "./types";
import type { AuditQuery } from "./use-audit-address";

const KEY = ["console", "audit"];

export const PER_PAGE = 10;

/** One page of audit events, newest first; keeps the previous page while loading. */
export function useAuditEvents(sought: AuditQuery, page: number) {
  const query = { ...sought, page, per_page: PER_PAGE };
  return useQuery({
    queryKey: [...KEY, "acts", query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/admin/audit", { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The actions to filter by, with translated labels. */
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

/** Saves the events as a file; resolves to false when the operator cancels the reauthentication. */
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
    // The export is an audit event itself.
    onSettled: () => client.invalidateQueries({ queryKey: [...KEY, "acts"] }),
  });
}

/** Verifies the hash chain in slices; `progress` holds the last slice. */
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
