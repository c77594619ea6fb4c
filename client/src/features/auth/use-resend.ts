import { useState } from "react";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

import { useCountdown } from "./use-countdown";

/** Seconds before another link may be asked for; a mail needs some time to arrive. */
const PAUSE = 60;

export interface ResendAnswer {
  tone: "success" | "error";
  text: string;
}

/** Asks for a new link and says what came of it, and when the next one may be asked for. */
export function useResend() {
  const failureText = useFailureText();
  const { left, start } = useCountdown();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ResendAnswer | null>(null);

  const send = async (email: string) => {
    setBusy(true);
    setAnswer(null);
    try {
      const { message } = payloadOf(await api.POST("/register/resend", { body: { email } }));
      setAnswer({ tone: "success", text: message });
      start(PAUSE);
    } catch (error) {
      setAnswer({ tone: "error", text: failureText(error) });
      if (error instanceof AppError && error.retryAfter) start(error.retryAfter);
    }
    setBusy(false);
  };
  return { send, busy, answer, left, waits: busy || left > 0 };
}
