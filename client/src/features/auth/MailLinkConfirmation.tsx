import { Trans } from "@lingui/react/macro";
import { CloudOff, MailX } from "lucide-react";
import type { ReactNode } from "react";
import { useCallback, useEffect, useRef, useState } from "react";

import { AppError, isTemporaryError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/buttons/Button";
import { Envelope } from "@/ui/pictures/Envelope";
import { MailSign } from "@/ui/pictures/MailSign";

interface MailLinkConfirmationProps {
  token: string;
  /** Redeems the link and returns the server's message; null when `question` has to be asked. */
  call: (token: string) => Promise<string | null>;
  /** The link has done what it could. */
  onUsed: () => void;
  /** Shown until the result is known. */
  waiting: ReactNode;
  /** Asks before the link is redeemed. */
  question?: ReactNode;
  /** Content below the server's message. */
  confirmed: ReactNode;
  /** Content for an expired or used link, by the code of the refusal. */
  refused: (code: string) => ReactNode;
}

/** Redeems a mailed link at once and shows the server's message. */
export function MailLinkConfirmation({
  token,
  call,
  onUsed,
  waiting,
  question,
  confirmed,
  refused,
}: MailLinkConfirmationProps) {
  const { result, retry } = useConfirmation(token, call);
  const outcome = result?.outcome;
  useEffect(() => {
    if (outcome === "confirmed" || outcome === "refused") onUsed();
  }, [outcome, onUsed]);

  if (!result) return waiting;
  if (result.outcome === "undecided") return question;
  if (result.outcome === "confirmed") {
    return (
      <div role="status">
        <Envelope />
        <h1 tabIndex={-1} className="text-balance">
          {result.message}
        </h1>
        {confirmed}
      </div>
    );
  }
  const passing = result.outcome === "passing";
  return (
    <>
      <MailSign icon={passing ? CloudOff : MailX} tone="wrong" />
      <div role="alert">
        <h1 tabIndex={-1} className="mb-5 text-balance">
          {result.message}
        </h1>
      </div>
      {passing ? (
        <Button size="lg" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      ) : (
        refused(result.code)
      )}
    </>
  );
}

interface Confirmation {
  /** Passing: nothing was decided, the same link may work in a moment. */
  outcome: "confirmed" | "undecided" | "refused" | "passing";
  message: string;
  /** The code of a refusal. */
  code: string;
}

/** Sends the token of a mailed link once; the result is null until it is known. */
function useConfirmation(
  token: string,
  call: MailLinkConfirmationProps["call"],
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
      const message = await call(token);
      const outcome = message === null ? "undecided" : "confirmed";
      setResult({ outcome, message: message ?? "", code: "" });
    } catch (error) {
      const outcome = isTemporaryError(error) ? "passing" : "refused";
      const code = error instanceof AppError ? error.code : "";
      setResult({ outcome, message: words.current(error), code });
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
