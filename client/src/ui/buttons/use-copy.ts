import { useEffect, useState } from "react";

interface Copying {
  /** Puts a text on the clipboard; null where the browser does not let pages copy. */
  copy: ((text: string) => Promise<void>) | null;
  /** Whether something was copied a moment ago. */
  copied: boolean;
}

/** Copies texts, and says so for some milliseconds. */
export function useCopy(shown: number): Copying {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shown);
    return () => clearTimeout(timer);
  }, [copied, shown]);

  // Browsers offer it on https and localhost only, whatever the types say.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return { copy: null, copied };
  return {
    copy: (text) =>
      clipboard.writeText(text).then(
        () => setCopied(true),
        () => setCopied(false),
      ),
    copied,
  };
}
