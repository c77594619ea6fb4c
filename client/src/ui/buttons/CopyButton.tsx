import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "./Button";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { useCopy } from "./use-copy";

/** How long it says that the text was copied, in ms. */
const SHOWN = 3000;

interface CopyButtonProps {
  text: string;
  /** What it says for a moment once the text is copied. */
  copied: ReactNode;
  children: ReactNode;
}

/** Copies a text and says so for a moment; absent where the browser does not let pages copy. */
export function CopyButton({ text, copied: done, children }: CopyButtonProps) {
  const { copy, copied } = useCopy(SHOWN);

  if (!copy) return null;
  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon aria-hidden="true" className="size-4.5" />}
        onClick={() => void copy(text)}
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
