import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { pageTitle } from "@/lib/page-title";
import { Button } from "@/ui/Button";

import { isMissingPart, reloadKeepingDrafts } from "./missing-parts";

/** The last resort: says that something broke, the id to name when asking for help, and goes on. */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const title = t`Unexpected Application Error!`;
  const requestId = error instanceof AppError ? error.requestId : undefined;
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="flex max-w-120 flex-col items-center gap-3 text-center">
        <h1>{title}</h1>
        <p className="text-ink-2">
          {isMissingPart(error) ? (
            <Trans>A part of this page could not be fetched. Check your connection.</Trans>
          ) : (
            failureText(error)
          )}
        </p>
        {requestId && (
          <p className="text-small text-ink-3">
            <Trans>
              Request id: <code>{requestId}</code>
            </Trans>
          </p>
        )}
        <Button className="mt-3" onClick={reloadKeepingDrafts}>
          <Trans>Reload the page</Trans>
        </Button>
      </div>
    </main>
  );
}
