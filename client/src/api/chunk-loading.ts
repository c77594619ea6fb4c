import { createStore } from "@/lib/store";

import { pageIsReachable } from "./transport";

/** The state of all chunks that load right now. */
type ChunkLoadingState = "idle" | "loading" | "offline";

/** Retry after this time even without an `online` event. */
export const RETRY_MS = 15_000;

let loading = 0;
let offline = 0;
const state = createStore<ChunkLoadingState>("idle");
const attempts = new Set<() => void>();

function count(more: { loading?: number; offline?: number }): void {
  loading += more.loading ?? 0;
  offline += more.offline ?? 0;
  state.set(offline ? "offline" : loading ? "loading" : "idle");
}

/** The loading state for the loading bar, and a manual retry. */
export const chunkLoading = {
  store: state,
  /** Retries the queued chunks at once. */
  retry: (): void => {
    for (const attempt of attempts) attempt();
  },
};

/** Whether a chunk could not be fetched, as happens after a new release. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: string };
  return error.name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
}

/** Waits for a connection, the retry interval or a manual retry. */
async function waitForRetry(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let go: () => void = () => undefined;
  count({ offline: 1 });
  try {
    await new Promise<void>((resolve) => {
      go = resolve;
      attempts.add(go);
      window.addEventListener("online", go);
      timer = setTimeout(go, RETRY_MS);
    });
  } finally {
    clearTimeout(timer);
    attempts.delete(go);
    window.removeEventListener("online", go);
    count({ offline: -1 });
  }
}

/** Loads a chunk; without a connection retries until it arrives, so that the page stays. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingChunk(error) || (await pageIsReachable())) throw error;
    }
    await waitForRetry();
  }
}

/** As `loadWithRetry`, and shows the loading bar. */
export async function loadWithProgress<Part>(load: () => Promise<Part>): Promise<Part> {
  count({ loading: 1 });
  try {
    return await loadWithRetry(load);
  } finally {
    count({ loading: -1 });
  }
}
