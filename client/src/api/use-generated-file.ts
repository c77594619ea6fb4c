import { type QueryKey, useQuery } from "@tanstack/react-query";
import { useRef } from "react";

import { BACKGROUND_HEADER } from "./transport";

/** A file that the server's worker writes. */
interface GeneratedFile {
  state: string;
}

type ReadOptions = { signal: AbortSignal; headers: Record<string, string> };

const FIRST_DELAY_MS = 1000;
const GROWTH = 1.4;
const MAX_DELAY_MS = 15_000;

/** Whether the worker has it still before it or in its hands. */
export function isInProgress(file: GeneratedFile | null | undefined): boolean {
  return file?.state === "queued" || file?.state === "running";
}

interface GeneratedFileOptions<File> {
  queryKey: QueryKey;
  read: (options: ReadOptions) => Promise<File | null>;
  /** For how long an answer without a file in progress counts, in ms. */
  staleTime?: number;
}

/** The newest file of a kind; polls with increasing delays until it is ready. */
export function useGeneratedFile<File extends GeneratedFile>(options: GeneratedFileOptions<File>) {
  const { queryKey, read, staleTime } = options;
  const asked = useRef(0);
  return useQuery({
    queryKey,
    queryFn: async ({ signal, client }): Promise<File | null> => {
      // Background polling must not extend the session.
      const again = isInProgress(client.getQueryData<File | null>(queryKey));
      asked.current = again ? asked.current + 1 : 0;
      return await read({ signal, headers: again ? { [BACKGROUND_HEADER]: "1" } : {} });
    },
    staleTime,
    refetchInterval: ({ state: { data } }) =>
      isInProgress(data) && Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * GROWTH ** asked.current),
  });
}
