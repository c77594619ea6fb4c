import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Button } from "../buttons/Button";

interface LoadMoreProps {
  onLoad: () => void;
  loading: boolean;
  /** Why the last page failed, in a sentence; then only the button retries. */
  problem: string | null;
}

/** Loads the next page when scrolled near or pressed. */
export function LoadMore({ onLoad, loading, problem }: LoadMoreProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const resting = !loading && !problem;

  useEffect(() => {
    const element = place.current;
    if (!element || !resting) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onLoad();
      },
      { rootMargin: "800px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onLoad, resting]);

  return (
    <div ref={place} className="flex flex-col items-center gap-2 py-4 text-center">
      {problem && (
        <p role="alert" className="text-small text-ink-2">
          {problem}
        </p>
      )}
      <Button variant="secondary" busy={loading} busyLabel={t`Loading…`} onClick={onLoad}>
        {problem ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
      </Button>
    </div>
  );
}
