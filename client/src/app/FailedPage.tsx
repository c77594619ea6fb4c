import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router-dom";

import { chunkLoading, isMissingChunk } from "@/api/chunk-loading";
import { AppError } from "@/api/errors";
import { lastRequestId, send } from "@/api/transport";
import { useFailureText } from "@/api/use-failure-text";
import { usePublicPath } from "@/i18n/use-public-path";
import { pageTitle } from "@/lib/page-title";
import { PUBLIC_PATHS } from "@/lib/paths";
import { TOASTS } from "@/ui/dialog/toast-place";
import { Button } from "@/ui/buttons/Button";
import { buttonStyles } from "@/ui/buttons/button-styles";
import { Illustration } from "@/ui/pictures/Illustration";

import { reloadKeepingDrafts } from "./missing-chunk";

interface FailedPageProps {
  error: unknown;
  /** Shows the same screen again if it can be had by now. */
  onRetry?: () => void;
}

/** The last resort: says that something broke, the id to name when asking for help, and goes on. */
export function FailedPage({ error, onRetry }: FailedPageProps) {
  const { t } = useLingui();
  const address = usePublicPath();
  const requestId = useRequestId(error);
  const isOffline = isMissingChunk(error) && !navigator.onLine;
  const title = isOffline ? t`No connection` : t`Unexpected Application Error!`;
  const heading = useRef<HTMLHeadingElement>(null);
  const home = address(PUBLIC_PATHS.home);
  const second = buttonStyles({ size: "lg", variant: "secondary" });
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className="grid min-h-dvh place-items-center px-5 py-6 text-center">
      <div role="alert">
        {/* Without a connection the picture cannot come either. */}
        {!isOffline && <Illustration name="not-found" className="mx-auto mb-2 w-full max-w-105" />}
        <h1 ref={heading} tabIndex={-1} className="mx-auto my-2 max-w-[22ch] text-balance">
          {title}
        </h1>
        <p className="text-balance text-ink-2">
          <Why error={error} isOffline={isOffline} />
        </p>
        <p className="mt-2 mb-6 min-h-5 text-small text-ink-3">
          {requestId && (
            <Trans>
              Request ID: <code>{requestId}</code>
            </Trans>
          )}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          {isOffline ? (
            <>
              <Button size="lg" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
              <Link to={home} className={second}>
                <Trans>Back to home</Trans>
              </Link>
            </>
          ) : (
            <>
              <Button size="lg" onClick={reloadKeepingDrafts}>
                <Trans>Reload the page</Trans>
              </Button>
              {/* A whole new page, which nothing of the broken one reaches. */}
              <a href={home} className={second}>
                <Trans>Back to home</Trans>
              </a>
            </>
          )}
        </div>
        {process.env.NODE_ENV === "development" && <pre className="mt-6">{String(error)}</pre>}
      </div>
    </main>
  );
}

function Why({ error, isOffline }: { error: unknown; isOffline: boolean }) {
  const failureText = useFailureText();
  if (isOffline) return <Trans>You're offline. Nothing is lost; try again soon.</Trans>;
  if (!isMissingChunk(error)) return failureText(error);
  return <Trans>Part of this page didn't load. Check your connection.</Trans>;
}

/** Stands over the page or in the dialog that one uses, because what is wanted cannot come. */
export function OfflineNotice() {
  const toasts = document.getElementById(TOASTS);
  // With them it is within reach while a dialog is open.
  if (toasts) return createPortal(<WithoutPart />, toasts);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(--spacing(22)+env(safe-area-inset-bottom))] z-60 flex justify-center">
      <WithoutPart />
    </div>
  );
}

function WithoutPart() {
  return (
    <div
      role="alert"
      className="pointer-events-auto flex min-h-13 w-full max-w-110 items-center gap-3 rounded-panel bg-toast py-1 pr-1 pl-4 text-small font-label text-toast-ink shadow-float"
    >
      <p className="min-w-0 flex-1 py-2">
        <Trans>You're offline. Nothing is lost; try again soon.</Trans>
      </p>
      <button
        type="button"
        className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-m px-2.5 font-bold text-toast-action outline-toast-action"
        onClick={chunkLoading.retry}
      >
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}

/** By which the people behind the site find what happened; null until it is known. */
function useRequestId(error: unknown): string | null {
  const [id, setId] = useState(() =>
    error instanceof AppError ? (error.requestId ?? null) : lastRequestId(),
  );
  useEffect(() => {
    if (id) return;
    // Nothing was asked on this page yet: asking for the page itself gives a name to this moment.
    send(new Request(window.location.href, { method: "HEAD" })).then(
      () => setId(lastRequestId()),
      () => undefined,
    );
  }, [id]);
  return id;
}
