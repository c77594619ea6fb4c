import { useState } from "react";

import { isPassing } from "@/api/errors";

import { type Dead, deadBy } from "./dead";

interface Sending<Answer> {
  busy: boolean;
  /** Null until something was answered. */
  answer: Answer | null;
  /** Why the last attempt came to nothing. */
  error: unknown;
}

/** Sends at a press; `onUsed` hears what the link came to when it has done what it could. */
export function useSending<Answer>(onUsed: (answer: Answer | Dead) => void) {
  const [{ busy, answer, error }, set] = useState<Sending<Answer>>({
    busy: false,
    answer: null,
    error: null,
  });
  const send = async (call: () => Promise<Answer>) => {
    set({ busy: true, answer, error: null });
    try {
      const next = await call();
      set({ busy: false, answer: next, error: null });
      onUsed(next);
    } catch (failure) {
      set({ busy: false, answer, error: failure });
      if (!isPassing(failure)) onUsed(deadBy(failure));
    }
  };
  const dead = error !== null && !isPassing(error);
  return { busy, answer, error, dead, send };
}
