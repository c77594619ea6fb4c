import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";

import { Alert } from "@/ui/Alert";

import { type AskForLink, askForConfirmation } from "./mailed-links";
import { ResendForm } from "./ResendForm";
import { asClock } from "./use-countdown";
import { type ResendAnswer, useResend } from "./use-resend";

interface ResendProps {
  email?: string;
  /** Stands before the button; asks after the mail unless said otherwise. */
  prompt?: ReactNode;
  /** The link to ask for; the one that confirms a registration unless said otherwise. */
  ask?: AskForLink;
  /** Seconds to wait before the first time, after a mail that has just been sent. */
  pause?: number;
}

const look =
  "link inline-block min-h-11 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:no-underline";

function Told({ answer: { tone, text } }: { answer: ResendAnswer }) {
  return (
    <Alert tone={tone} role={tone === "error" ? "alert" : "status"} className="text-left">
      {text}
    </Alert>
  );
}

/** Asks for a new link in place; where the address is not known it is asked for first. */
export function Resend({ email, prompt, ask = askForConfirmation, pause }: ResendProps) {
  const { send, busy, answer, left, waits } = useResend(ask, pause);
  const [asking, setAsking] = useState(false);
  const form = useId();
  const clock = asClock(left);
  const state = email
    ? { "aria-disabled": waits || undefined }
    : { "aria-expanded": asking, "aria-controls": form };
  const press = () => {
    if (!email) setAsking(!asking);
    else if (!waits) void send(email);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">
        {prompt ?? <Trans>Didn't get an email?</Trans>}{" "}
        <button type="button" {...state} onClick={press} className={look}>
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
