import { createStore } from "@/lib/store";

import { pageIsReachable } from "./transport";

/** How the parts of the page come that are fetched right now. */
export type Coming = "nothing" | "parts" | "no connection";

/** Without word of a connection it is tried again after so long. */
const AGAIN_MS = 15_000;

let asked = 0;
let stuck = 0;
const state = createStore<Coming>("nothing");
const attempts = new Set<() => void>();

function count(more: { asked?: number; stuck?: number }): void {
  asked += more.asked ?? 0;
  stuck += more.stuck ?? 0;
  state.set(stuck ? "no connection" : asked ? "parts" : "nothing");
}

/** What the reader waits for. */
export const coming = {
  store: state,
  /** Tries at once again what waits for a connection. */
  retry: (): void => {
    for (const attempt of attempts) attempt();
  },
};

/** Whether a part of this page could not be fetched, as happens after a new release. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: string };
  return error.name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
}

/** Until there is a connection again, or another try is wanted. */
async function nextTry(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let go: () => void = () => undefined;
  count({ stuck: 1 });
  try {
    await new Promise<void>((resolve) => {
      go = resolve;
      attempts.add(go);
      window.addEventListener("online", go);
      timer = setTimeout(go, AGAIN_MS);
    });
  } finally {
    clearTimeout(timer);
    attempts.delete(go);
    window.removeEventListener("online", go);
    count({ stuck: -1 });
  }
}

/** Fetches parts of a page; without a connection again and again, so that what is shown stays. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingPart(error) || (await pageIsReachable())) throw error;
    }
    await nextTry();
  }
}

/** As `patiently`, for what the reader has asked for and is told about. */
export async function expectantly<Part>(load: () => Promise<Part>): Promise<Part> {
  count({ asked: 1 });
  try {
    return await patiently(load);
  } finally {
    count({ asked: -1 });
  }
}
