import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

import type { AskForLink } from "./mailed-links";
import { useCountdown } from "./use-countdown";

/** Seconds before another link may be asked for; a mail needs some time to arrive. */
export const PAUSE = 60;

export interface ResendAnswer {
  tone: "success" | "error";
  text: string;
}

/**
 * Asks for a new link and says what came of it, and when the next one may be asked for;
 * `pause` are the seconds to wait before the first.
 */
export function useResend(ask: AskForLink, pause = 0) {
  const failureText = useFailureText();
  const { left, start } = useCountdown(pause);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ResendAnswer | null>(null);

  const send = async (email: string) => {
    setBusy(true);
    setAnswer(null);
    try {
      setAnswer({ tone: "success", text: await ask(email) });
      start(PAUSE);
    } catch (error) {
      setAnswer({ tone: "error", text: failureText(error) });
      if (error instanceof AppError && error.retryAfter) start(error.retryAfter);
    }
    setBusy(false);
  };
  return { send, busy, answer, left, waits: busy || left > 0 };
}
