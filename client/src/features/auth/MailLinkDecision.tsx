import { type LucideIcon, MailX } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { isTemporaryError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import type { ButtonVariant } from "@/ui/buttons/button-styles";
import { Envelope } from "@/ui/pictures/Envelope";
import { MailSign } from "@/ui/pictures/MailSign";

interface MailLinkDecisionProps {
  icon: LucideIcon;
  title: ReactNode;
  /** What follows from the button. */
  children: ReactNode;
  action: ReactNode;
  variant?: ButtonVariant;
  /** Redeems the link and returns the server's message. */
  send: () => Promise<string>;
  /** The link has done what it could. */
  onUsed: () => void;
  /** Link below the button to leave without a decision. */
  instead?: ReactNode;
  /** Content after success. */
  done: ReactNode;
  /** Content for an expired or used link; the same as after success by default. */
  dead?: ReactNode;
}

interface Decision {
  outcome: "done" | "dead" | "passing";
  text: string;
}

/** Sends once the button is pressed, and again where nothing was decided. */
function useDecision(send: () => Promise<string>, onUsed: () => void) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Decision | null>(null);

  const press = async () => {
    setBusy(true);
    try {
      setAnswer({ outcome: "done", text: await send() });
      onUsed();
    } catch (error) {
      const passing = isTemporaryError(error);
      setAnswer({
        outcome: passing ? "passing" : "dead",
        text: failureText(error),
      });
      if (!passing) onUsed();
    }
    setBusy(false);
  };
  return { busy, answer, press };
}

/** Asks before a mailed link does anything: programs that look at links press no buttons. */
export function MailLinkDecision(question: MailLinkDecisionProps) {
  const { icon, title, children, action, variant, instead, done, dead = done } = question;
  const { busy, answer, press } = useDecision(question.send, question.onUsed);
  if (answer && answer.outcome !== "passing") {
    const good = answer.outcome === "done";
    return (
      <Decided good={good} words={answer.text}>
        {good ? done : dead}
      </Decided>
    );
  }
  return (
    <>
      <MailSign icon={icon} tone="calm" />
      <h1 tabIndex={-1} className="text-balance">
        {title}
      </h1>
      <div className="mx-auto mt-2.5 mb-5 max-w-[42ch] text-pretty text-ink-2">{children}</div>
      {answer && (
        <Alert tone="error" role="alert" className="mb-5 text-left">
          {answer.text}
        </Alert>
      )}
      <Button variant={variant} size="lg" block busy={busy} onClick={() => void press()}>
        {action}
      </Button>
      {instead}
    </>
  );
}

interface DecidedProps {
  good: boolean;
  /** What the server said. */
  words: string;
  /** Links below the message. */
  children: ReactNode;
}

/** The result in place of the question. */
function Decided({ good, words, children }: DecidedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {good ? <Envelope /> : <MailSign icon={MailX} tone="wrong" />}
      <div role={good ? "status" : "alert"}>
        <h1 ref={heading} tabIndex={-1} className="mb-5 text-balance">
          {words}
        </h1>
      </div>
      {children}
    </>
  );
}
