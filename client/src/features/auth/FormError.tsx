import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";

import { formatCountdown, useCountdown } from "./use-countdown";

/** What the server said no with, above the form; after too many tries also how long to wait. */
export function FormError({ error }: { error: unknown }) {
  const failureText = useFailureText();
  const box = useRef<HTMLDivElement>(null);
  const { left, start } = useCountdown();
  const wait = error instanceof AppError && error.status === 429 ? error.retryAfter : undefined;

  useEffect(() => {
    // On a phone the button is far below: what it led to has to be seen.
    box.current?.scrollIntoView({ block: "nearest" });
    if (wait) start(wait);
  }, [error, wait, start]);

  const clock = formatCountdown(left);
  return (
    <div ref={box} className="scroll-mt-4">
      <Alert tone="error" role="alert">
        {failureText(error)}
      </Alert>
      {left > 0 && (
        <p className="money mt-2 text-small text-ink-2">
          <Trans>You can try again in {clock}.</Trans>
        </p>
      )}
    </div>
  );
}
