import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Envelope } from "@/ui/Envelope";

import { askForReset } from "./mailed-links";
import { Resend } from "./Resend";
import { PAUSE } from "./use-resend";

export interface SentLink {
  email: string;
  /** What the server says to every address. */
  message: string;
}

/** Says in place what was done, to known and unknown addresses alike, and sends once more. */
export function ForgotSent({ sent }: { sent: SentLink }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3 text-center lg:text-left">
      <div className="lg:hidden">
        <Envelope />
      </div>
      <p ref={words} tabIndex={-1} role="status" className="text-pretty text-ink-2 outline-none">
        {sent.message}
      </p>
      <p className="text-small text-ink-3">
        <Trans>Look in spam too.</Trans>
      </p>
      <Resend email={sent.email} ask={askForReset} pause={PAUSE} />
    </div>
  );
}
