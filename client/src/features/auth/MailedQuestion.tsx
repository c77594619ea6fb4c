import { type ReactNode, useState } from "react";

import { isPassing } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import type { ButtonVariant } from "@/ui/button-styles";

interface MailedQuestionProps {
  title: ReactNode;
  /** What follows from the button. */
  children: ReactNode;
  action: ReactNode;
  variant?: ButtonVariant;
  /** Does it, and gives back the server's words. */
  send: () => Promise<string>;
  /** The link has done what it could. */
  onUsed: () => void;
  /** The way out without doing anything, below the button. */
  instead?: ReactNode;
  /** The way on once it is done. */
  done: ReactNode;
  /** The way on when the link is dead; as when it is done unless said otherwise. */
  dead?: ReactNode;
}

interface Answer {
  outcome: "done" | "dead" | "passing";
  text: string;
}

/** Sends once the button is pressed, and again where nothing was decided. */
function useAnswer(send: () => Promise<string>, onUsed: () => void) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  const press = async () => {
    setBusy(true);
    try {
      setAnswer({ outcome: "done", text: await send() });
      onUsed();
    } catch (error) {
      const passing = isPassing(error);
      setAnswer({ outcome: passing ? "passing" : "dead", text: failureText(error) });
      if (!passing) onUsed();
    }
    setBusy(false);
  };
  return { busy, answer, press };
}

/** Asks before a mailed link does anything: programs that look at links press no buttons. */
export function MailedQuestion(question: MailedQuestionProps) {
  const { title, children, action, variant, instead, done, dead = done } = question;
  const { busy, answer, press } = useAnswer(question.send, question.onUsed);
  const ways = {
    passing: (
      <>
        <Button variant={variant} size="lg" block busy={busy} onClick={() => void press()}>
          {action}
        </Button>
        {instead}
      </>
    ),
    done,
    dead,
  };
  return (
    <>
      <h1 tabIndex={-1} className="text-balance">
        {title}
      </h1>
      <div className="mx-auto mt-2.5 mb-5 max-w-[42ch] text-pretty text-ink-2">{children}</div>
      {answer && <Told answer={answer} />}
      {ways[answer?.outcome ?? "passing"]}
    </>
  );
}

function Told({ answer: { outcome, text } }: { answer: Answer }) {
  const good = outcome === "done";
  return (
    <Alert
      tone={good ? "success" : "error"}
      role={good ? "status" : "alert"}
      className="mb-5 text-left"
    >
      {text}
    </Alert>
  );
}
