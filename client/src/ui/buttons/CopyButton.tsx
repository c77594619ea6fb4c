import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

import { Button } from "./Button";
import { VisuallyHidden } from "../layout/VisuallyHidden";

const SHOWN = 3000;

interface CopyButtonProps {
  text: string;
  /** What it says for a moment once the text is copied. */
  copied: ReactNode;
  children: ReactNode;
}

/** Copies a text and says so for a moment; absent where the browser does not let pages copy. */
export function CopyButton({ text, copied: done, children }: CopyButtonProps) {
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
    <>
      <Button
        variant="secondary"
        icon={<Icon aria-hidden="true" className="size-4.5" />}
        onClick={() => void copy()}
      >
        {copied ? done : children}
      </Button>
      {/* What changes within a button is not read by every screen reader. */}
      <VisuallyHidden>
        <span role="status">{copied && done}</span>
      </VisuallyHidden>
    </>
  );
}
