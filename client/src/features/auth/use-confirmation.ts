import { useCallback, useEffect, useRef, useState } from "react";

import { isPassing } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

import type { UseLink } from "./mailed-links";

export interface Confirmation {
  /** Passing: nothing was decided, the same link may work in a moment. */
  outcome: "confirmed" | "refused" | "passing";
  message: string;
}

/** Sends the token of a mailed link once and tells what became of it; null until then. */
export function useConfirmation(
  token: string,
  call: UseLink,
): {
  result: Confirmation | null;
  retry: () => void;
} {
  const failureText = useFailureText();
  const words = useRef(failureText);
  const [result, setResult] = useState<Confirmation | null>(null);
  const sent = useRef<string | null>(null);

  const send = useCallback(async () => {
    setResult(null);
    try {
      setResult({ outcome: "confirmed", message: await call(token) });
    } catch (error) {
      const outcome = isPassing(error) ? "passing" : "refused";
      setResult({ outcome, message: words.current(error) });
    }
  }, [token, call]);

  useEffect(() => {
    words.current = failureText;
  });

  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    void send();
  }, [token, send]);

  return { result, retry: () => void send() };
}
