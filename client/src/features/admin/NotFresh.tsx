import { Trans } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatAgo } from "@/lib/relative-time";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";

interface NotFreshProps {
  asOf: string;
  busy: boolean;
  onRetry: () => unknown;
}

/** Says that what is shown is no longer what is. */
export function NotFresh({ asOf, busy, onRetry }: NotFreshProps) {
  const { language } = useLanguage();
  const ago = formatAgo(asOf, language);
  return (
    <Alert tone="info" role="status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <Trans>These figures could not be refreshed. They are from: {ago}.</Trans>
        </p>
        <Button variant="secondary" busy={busy} onClick={() => onRetry()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Alert>
  );
}
