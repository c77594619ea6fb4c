import { AppError } from "./errors";

type Call<Result> = () => Promise<Result>;

const listeners = new Set<() => void>();
let waiting: ((confirmed: boolean) => void)[] = [];

function wait(calls: typeof waiting): void {
  waiting = calls;
  for (const listener of listeners) listener();
}

/** What the dialog that asks 'is it you?' follows: one question, however many calls wait for it. */
export const reauthentication = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Whether a call waits for the person to say who they are. */
  isAsked: (): boolean => waiting.length > 0,

  /** Lets the calls go on, or tells them that the person would rather not. */
  settle(confirmed: boolean): void {
    const calls = waiting;
    wait([]);
    for (const goOn of calls) goOn(confirmed);
  },
};

function isWanted(error: unknown): boolean {
  return error instanceof AppError && error.code === "reauthentication_required";
}

/** Makes the call, again once the person has confirmed to be it; null when they would not. */
export async function reauthenticated<Result>(call: Call<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (!isWanted(error)) throw error;
  }
  const confirmed = await new Promise<boolean>((goOn) => wait([...waiting, goOn]));
  return confirmed ? await call() : null;
}

/**
 * Runs calls that the server answers only to somebody who gave the password lately:
 * `const saved = await run(() => api.PUT(...))`, null when the person cancelled.
 */
export function useReauthenticated(): typeof reauthenticated {
  return reauthenticated;
}
