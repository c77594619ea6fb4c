import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { forgetAccountClosed, isAccountClosed } from "@/api/account-closed";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { loginPath, PUBLIC_PATHS, publicPath } from "@/lib/paths";

import { useKnownSession } from "../state/use-known-session";

interface RequireSessionProps {
  /** Stands in while it is not known yet who is signed in. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows its children to a signed-in person and sends everybody else to sign in and come back. */
export function RequireSession({ fallback, children }: RequireSessionProps) {
  const { status, left, retry } = useSession();
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  useKnownSession(true);
  useEffect(forgetAccountClosed, []);

  if (status === "signed-in") return children;
  if (status === "unknown") return fallback;
  if (status === "unreachable") return <OutOfReach onRetry={retry} />;
  if (left && isAccountClosed()) {
    return <Navigate replace to={loginPath(language)} state={{ closed: true }} />;
  }
  if (left) return <Navigate replace to={publicPath(PUBLIC_PATHS.home, language)} />;
  return <Navigate replace to={loginPath(language, `${pathname}${search}${hash}`)} />;
}

function OutOfReach({ onRetry }: { onRetry: () => Promise<void> }) {
  const [retrying, setRetrying] = useState(false);
  const tryAgain = () => {
    setRetrying(true);
    void onRetry().finally(() => setRetrying(false));
  };
  return (
    <main className="grid min-h-dvh place-content-center">
      <h1 className="text-center">
        <Trans>No connection</Trans>
      </h1>
      <ErrorState onRetry={tryAgain} retrying={retrying}>
        <Trans>We can't reach Lumbung right now. You are still signed in; nothing is lost.</Trans>
      </ErrorState>
    </main>
  );
}
