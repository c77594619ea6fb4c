import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/Button";

interface LoadMoreProps {
  onLoad: () => void;
  loading: boolean;
  /** Why the last page did not come; then only the button asks again. */
  error: unknown;
}

/** The end of what is loaded: coming near it loads more, and so does the button. */
export function LoadMore({ onLoad, loading, error }: LoadMoreProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const place = useRef<HTMLDivElement>(null);
  const resting = !loading && !error;

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
      {Boolean(error) && (
        <p role="alert" className="text-small text-ink-2">
          {failureText(error)}
        </p>
      )}
      <Button variant="secondary" busy={loading} busyLabel={t`Loading…`} onClick={onLoad}>
        {error ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
      </Button>
    </div>
  );
}
