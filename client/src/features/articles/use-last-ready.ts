import { useEffect, useState } from "react";

import type { PublicAnswer } from "@/api/public-content";

/** Keeps the last answer while the same resource loads in another language. */
export function useLastReady<Answer>(found: PublicAnswer<Answer>): PublicAnswer<Answer> {
  const [last, setLast] = useState<Answer | null>(null);
  const { state, answer, retry } = found;
  useEffect(() => {
    if (state === "ready") setLast(answer);
  }, [state, answer]);
  return state === "loading" && last ? { state: "ready", answer: last, retry } : found;
}
