import { QueryClient } from "@tanstack/react-query";

import { AppError, isTemporaryError } from "@/api/errors";
import { session } from "@/api/session";
import { deleteDrafts } from "@/browser/draft-storage";

const TRIES = 3;
/** What is out of reach after all tries is asked for again after this long, in milliseconds. */
const LATER = 30_000;

/** Retries only where waiting may help; other errors are final. */
function shouldRetry(failures: number, error: unknown): boolean {
  // After a second 429 words help more than another wait.
  const isLimited = error instanceof AppError && error.status === 429;
  return failures < (isLimited ? 1 : TRIES) && isTemporaryError(error);
}

/** Milliseconds until the next try: what the server asked for, else doubling from one second. */
function retryDelay(failures: number, error: unknown): number {
  if (error instanceof AppError && error.retryAfter) return error.retryAfter * 1000;
  return Math.min(1000 * 2 ** failures, 30_000);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      staleTime: 30_000,
      networkMode: "always",
      refetchInterval: ({ state: { status, error } }) =>
        status === "error" && isTemporaryError(error) && LATER,
      // What failed without a connection comes by itself when there is one again.
      refetchOnReconnect: ({ state }) => state.status === "error",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

// What one person saw or typed is never there for the next one.
let owner = session.state().claims?.sub ?? null;
let wasUnreachable = false;
session.subscribe(() => {
  const { status, claims, left } = session.state();
  const now = claims?.sub ?? null;
  if (now !== owner) queryClient.clear();
  // What this device had kept may be old.
  else if (wasUnreachable && status === "signed-in") void queryClient.invalidateQueries();
  if (left) deleteDrafts();
  owner = now;
  wasUnreachable = status === "unreachable";
});
