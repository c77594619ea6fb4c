import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";

import { ResendForm } from "./ResendForm";
import { asClock, useCountdown } from "./use-countdown";

/** Seconds before another link may be asked for; a mail needs some time to arrive. */
const PAUSE = 60;

type Answer = { tone: "success" | "error"; text: string };

function Told({ answer }: { answer: Answer }) {
  const role = answer.tone === "error" ? "alert" : "status";
  return (
    <Alert tone={answer.tone} role={role} className="text-left">
      {answer.text}
    </Alert>
  );
}

/** Asks for a new link in place; where the address is not known it is asked for first. */
export function Resend({ email }: { email?: string }) {
  const failureText = useFailureText();
  const { left, start } = useCountdown();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const form = useId();

  const send = async (to: string) => {
    setBusy(true);
    setAnswer(null);
    try {
      const { message } = payloadOf(await api.POST("/register/resend", { body: { email: to } }));
      setAnswer({ tone: "success", text: message });
      start(PAUSE);
    } catch (error) {
      setAnswer({ tone: "error", text: failureText(error) });
      if (error instanceof AppError && error.retryAfter) start(error.retryAfter);
    }
    setBusy(false);
  };

  const waits = busy || left > 0;
  const clock = asClock(left);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">
        <Trans>Didn't get an email?</Trans>{" "}
        <button
          type="button"
          aria-disabled={waits || undefined}
          aria-expanded={email ? undefined : asking}
          aria-controls={email ? undefined : form}
          onClick={() => {
            if (!email) setAsking(!asking);
            else if (!waits) void send(email);
          }}
          className="link inline-block min-h-11 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:no-underline"
        >
          <Trans>Resend Link</Trans>
        </button>
      </p>
      {!email && (
        <div id={form} hidden={!asking} className="text-left">
          <ResendForm busy={busy} waits={waits} onSend={send} />
        </div>
      )}
      {answer && <Told answer={answer} />}
      {left > 0 && (
        <p className="money text-small text-ink-3">
          <Trans>You can ask for another link in {clock}.</Trans>
        </p>
      )}
    </div>
  );
}
