import { Trans } from "@lingui/react/macro";

import { useBeginGuest } from "@/api/use-begin-guest";
import { useLanguage } from "@/i18n/use-language";
import { Button } from "@/ui/buttons/Button";
import { Alert } from "@/ui/feedback/Alert";

/** The way in without an account, below a form; the page leads on once somebody is signed in. */
export function TryFirst() {
  const { language } = useLanguage();
  const { begin, busy, failure } = useBeginGuest(language, () => undefined);
  return (
    <div className="flex flex-col gap-2.5 border-t border-line pt-4.5 noscript:hidden">
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Button variant="secondary" size="lg" block busy={busy} onClick={begin}>
        <Trans>Try without an account</Trans>
      </Button>
      <p className="text-center text-small text-pretty text-ink-3">
        <Trans>No email needed. You can keep everything later.</Trans>
      </p>
    </div>
  );
}
