import { useEffect, useState } from "react";

import { type Mails, readMails } from "./calls";

interface Read {
  mails?: Mails;
  /** Why it could not be read. */
  error?: unknown;
}

/** Reads which mails a link is about; null until then. */
export function useMails(token: string): { found: Read | null; retry: () => void } {
  const [found, setFound] = useState<Read | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    const tell = (next: Read) => {
      if (wanted) setFound(next);
    };
    readMails(token).then(
      (mails) => tell({ mails }),
      (error: unknown) => tell({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [token, tries]);

  return { found, retry: () => setTries(tries + 1) };
}
