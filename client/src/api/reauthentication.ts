import { createStore, useStore } from "@/lib/store";

import { AppError } from "./errors";

type Call<Result> = () => Promise<Result>;
type Settle = (confirmed: boolean) => void;

const pending = createStore<readonly Settle[]>([]);

/** One question 'is it you?' for all calls that need the answer. */
export const reauthentication = {
  subscribe: pending.subscribe,

  /** Whether a call waits for the person to confirm who they are. */
  isAsked: (): boolean => pending.get().length > 0,

  /** Answers the pending calls: they go on, or end with null. */
  settle(confirmed: boolean): void {
    const calls = pending.get();
    pending.set([]);
    for (const settle of calls) settle(confirmed);
  },
};

/** Whether the person is asked to confirm who they are. */
export function useReauthenticationAsked(): boolean {
  return useStore(pending).length > 0;
}

function isWanted(error: unknown): boolean {
  return error instanceof AppError && error.code === "reauthentication_required";
}

/**
 * Makes a call that the server allows only shortly after the password was given, and repeats it
 * once the person has confirmed: `const saved = await reauthenticated(() => api.PUT(...))`. Null
 * when the person cancels.
 */
export async function reauthenticated<Result>(call: Call<Result>): Promise<Result | null> {
  try {
    return await call();
  } catch (error) {
    if (!isWanted(error)) throw error;
  }
  const confirmed = await new Promise<boolean>((settle) => pending.set([...pending.get(), settle]));
  return confirmed ? await call() : null;
}

/** The hook form of `reauthenticated`. */
export function useReauthenticated(): typeof reauthenticated {
  return reauthenticated;
}
