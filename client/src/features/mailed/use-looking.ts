import { useEffect, useState } from "react";

interface Seen<About> {
  about?: About;
  /** Why it could not be read. */
  error?: unknown;
}

/** Reads what a link is about, by a call that never changes; null until then. */
export function useLooking<About>(
  token: string,
  read: (token: string) => Promise<About>,
): { seen: Seen<About> | null; retry: () => void } {
  const [seen, setSeen] = useState<Seen<About> | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    const tell = (next: Seen<About>) => {
      if (wanted) setSeen(next);
    };
    read(token).then(
      (about) => tell({ about }),
      (error: unknown) => tell({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [token, read, tries]);

  return { seen, retry: () => setTries(tries + 1) };
}
