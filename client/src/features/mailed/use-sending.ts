import { useState } from "react";

import { isPassing } from "@/api/errors";

interface Sending<Answer> {
  busy: boolean;
  /** Null until something was answered. */
  answer: Answer | null;
  /** Why the last attempt came to nothing. */
  error: unknown;
}

/** Sends at a press; `onUsed` hears when the link has done what it could. */
export function useSending<Answer>(onUsed: () => void) {
  const [{ busy, answer, error }, set] = useState<Sending<Answer>>({
    busy: false,
    answer: null,
    error: null,
  });
  const send = async (call: () => Promise<Answer>) => {
    set({ busy: true, answer, error: null });
    try {
      set({ busy: false, answer: await call(), error: null });
      onUsed();
    } catch (failure) {
      set({ busy: false, answer, error: failure });
      if (!isPassing(failure)) onUsed();
    }
  };
  const dead = error !== null && !isPassing(error);
  return { busy, answer, error, dead, send };
}
