import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { usePublicPath } from "@/i18n/use-public-path";
import { pageTitle } from "@/lib/page-title";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonStyles } from "@/ui/button-styles";
import { Illustration } from "@/ui/Illustration";

import { isMissingPart, reloadKeepingDrafts } from "./missing-parts";
import { useRequestId } from "./use-request-id";

/** The last resort: says that something broke, the id to name when asking for help, and goes on. */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const address = usePublicPath();
  const title = t`Unexpected Application Error!`;
  const requestId = useRequestId(error);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  return (
    <main className="grid min-h-dvh place-items-center px-5 py-6 text-center">
      <div role="alert">
        <Illustration name="not-found" className="mx-auto mb-2 w-full max-w-105" />
        <h1 className="mx-auto my-2 max-w-[22ch] text-balance">{title}</h1>
        <p className="text-balance text-ink-2">
          {isMissingPart(error) ? (
            <Trans>A part of this page could not be fetched. Check your connection.</Trans>
          ) : (
            failureText(error)
          )}
        </p>
        <p className="mt-2 mb-6 min-h-5 text-small text-ink-3">
          {requestId && (
            <Trans>
              Request id: <code>{requestId}</code>
            </Trans>
          )}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" onClick={reloadKeepingDrafts}>
            <Trans>Reload the page</Trans>
          </Button>
          {/* A whole new page, which nothing of the broken one reaches. */}
          <a
            href={address(PUBLIC_PATHS.home)}
            className={buttonStyles({ size: "lg", variant: "secondary" })}
          >
            <Trans>Back to home</Trans>
          </a>
        </div>
        {process.env.NODE_ENV === "development" && <pre className="mt-6">{String(error)}</pre>}
      </div>
    </main>
  );
}
