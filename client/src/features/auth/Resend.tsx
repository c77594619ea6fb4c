import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";

import type { EmailValues } from "./schemas";
import { emailSchema } from "./schemas";
import { FormField } from "./FormField";
import type { RequestLink } from "./mailed-links";
import { requestConfirmation } from "./mailed-links";
import { formatCountdown, useCountdown } from "./use-countdown";

interface ResendProps {
  email?: string;
  /** Text before the button. */
  prompt?: ReactNode;
  /** The link to ask for; the one that confirms a registration unless said otherwise. */
  ask?: RequestLink;
  /** Seconds to wait before the first time, after a mail that has just been sent. */
  pause?: number;
}

const look =
  "link inline-block min-h-11 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:no-underline";

function ResendResult({ answer: { tone, text } }: { answer: ResendAnswer }) {
  return (
    <Alert tone={tone} role={tone === "error" ? "alert" : "status"} className="text-left">
      {text}
    </Alert>
  );
}

/** Requests a new link; asks for the address where it is unknown. */
export function Resend({ email, prompt, ask = requestConfirmation, pause }: ResendProps) {
  const { send, busy, answer, left, waits } = useResend(ask, pause);
  const [asking, setAsking] = useState(false);
  const form = useId();
  const clock = formatCountdown(left);
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
      {answer && <ResendResult answer={answer} />}
      {left > 0 && (
        <p className="money text-small text-ink-3">
          <Trans>You can ask for another link in {clock}.</Trans>
        </p>
      )}
    </div>
  );
}

interface ResendFormProps {
  busy: boolean;
  /** The pause between two links is not over. */
  waits: boolean;
  onSend: (email: string) => Promise<void>;
}

/** The address to which the new link goes. */
function ResendForm({ busy, waits, onSend }: ResendFormProps) {
  const form = useForm<EmailValues>({
    resolver: valibotResolver(emailSchema),
    defaultValues: { email: "" },
  });
  const submit = form.handleSubmit(async ({ email }) => {
    if (!waits) await onSend(email);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <FormField
        form={form}
        name="email"
        type="email"
        label={<Trans>Email</Trans>}
        icon={<Mail className="size-5" />}
        autoComplete="email"
      />
      <Button type="submit" block busy={busy} disabled={waits && !busy}>
        <Trans>Send a new link</Trans>
      </Button>
    </form>
  );
}

/** Pause between two links in seconds. */
export const PAUSE_SECONDS = 60;

interface ResendAnswer {
  tone: "success" | "error";
  text: string;
}

/**
 * Asks for a new link and says what came of it, and when the next one may be asked for;
 * `pause` are the seconds to wait before the first.
 */
function useResend(ask: RequestLink, pause = 0) {
  const failureText = useFailureText();
  const { left, start } = useCountdown(pause);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<ResendAnswer | null>(null);

  const send = async (email: string) => {
    setBusy(true);
    setAnswer(null);
    try {
      setAnswer({ tone: "success", text: await ask(email) });
      start(PAUSE_SECONDS);
    } catch (error) {
      setAnswer({ tone: "error", text: failureText(error) });
      if (error instanceof AppError && error.retryAfter) start(error.retryAfter);
    }
    setBusy(false);
  };
  return { send, busy, answer, left, waits: busy || left > 0 };
}
