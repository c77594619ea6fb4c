import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { Button } from "@/ui/Button";

interface MoreNoticesProps {
  onLoad: () => void;
  loading: boolean;
  /** The last page did not come; then only the button asks again. */
  failed: boolean;
}

/** The end of what is loaded: coming to it loads more, and so does the button. */
export function MoreNotices({ onLoad, loading, failed }: MoreNoticesProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });

  const resting = !loading && !failed;
  useEffect(() => {
    const element = place.current;
    if (!element || !resting) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [resting]);

  return (
    <div ref={place} className="flex flex-col items-center gap-2 py-2 text-center">
      {failed && (
        <p role="alert" className="text-small text-ink-2">
          <Trans>The earlier ones could not be loaded.</Trans>
        </p>
      )}
      <Button variant="secondary" busy={loading} busyLabel={t`Loading...`} onClick={onLoad}>
        {failed ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
      </Button>
    </div>
  );
}
