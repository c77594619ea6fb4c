import { Trans } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

import { Button } from "@/ui/Button";

const SHOWN = 3000;

/** Copies a text and says so for a moment; absent where the browser does not let pages copy. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);

  // Browsers offer it on https and localhost only, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return null;
  const copy = () =>
    clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="secondary"
      icon={<Icon aria-hidden="true" className="size-4.5" />}
      onClick={() => void copy()}
    >
      <span role="status">{copied ? <Trans>Copied</Trans> : children}</span>
    </Button>
  );
}
