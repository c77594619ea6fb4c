import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";

import { formatCountdown, useCountdown } from "./use-countdown";

interface FormErrorProps {
  error: unknown;
  /** What helps sooner than the wait after too many tries. */
  wayOut?: ReactNode;
  /** The wait is over: what the server said is no longer true. */
  onWaitOver?: () => void;
}

/** What the server said no with, above the form; after too many tries also how long to wait. */
export function FormError({ error, wayOut, onWaitOver }: FormErrorProps) {
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  const { left, start } = useCountdown();
  const wait = error instanceof AppError && error.status === 429 ? error.retryAfter : undefined;

  useEffect(() => {
    // On a phone the button is far below: what it led to has to be seen.
    box.current?.scrollIntoView({ block: "nearest" });
    if (wait) start(wait);
  }, [error, wait, start]);

  const waiting = useRef(false);
  useEffect(() => {
    if (left === 0 && waiting.current) onWaitOver?.();
    waiting.current = left > 0;
  }, [left, onWaitOver]);

  const clock = formatCountdown(left);
  return (
    <div ref={box} className="scroll-mt-4">
      <Alert tone="error" role="alert">
        {failureText(error)}
      </Alert>
      {left > 0 && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2 text-small text-ink-2">
          <span className="money">
            <Trans>You can try again in {clock}.</Trans>
          </span>
          {wayOut}
        </p>
      )}
    </div>
  );
}
