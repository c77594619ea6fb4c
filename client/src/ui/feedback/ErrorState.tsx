import { Trans } from "@lingui/react/macro";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "../buttons/Button";

interface ErrorStateProps {
  /** What could not be done and what to do, in a sentence. */
  children: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** What is shown in place of something that could not be loaded, with a way to try again. */
export function ErrorState({ children, onRetry, retrying }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-8 text-center">
      <span className="grid size-11 place-items-center rounded-control bg-sunken text-ink-2">
        <CloudOff aria-hidden="true" className="size-5" />
      </span>
      <p className="max-w-[38ch] text-ink-2">{children}</p>
      <Button variant="secondary" busy={retrying} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
