import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import type { Language } from "@/i18n/languages";
import { useLanguage } from "@/i18n/use-language";
import { forgetAccountClosed, isAccountClosed } from "@/api/account-closed";
import { useOnline } from "@/browser/use-online";
import { createStore, useStore } from "@/lib/store";
import { Button } from "@/ui/buttons/Button";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { loginPath, PUBLIC_PATHS, publicPath } from "@/lib/paths";

import { useKnownSession } from "../state/use-known-session";
import { useSessionRetry } from "./state/use-session-retry";

/** The person has chosen to go on with what this device keeps. */
const goesOn = createStore(false);

interface RequireSessionProps {
  /** Stands in while it is not known yet who is signed in. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows its children to a signed-in person and sends everybody else to sign in and come back. */
export function RequireSession({ fallback, children }: RequireSessionProps) {
  const { status, claims, left, retry } = useSession();
  const opensAnyway = useOpensAnyway();
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  useKnownSession(true);
  useEffect(forgetAccountClosed, []);

  if (status === "signed-in" || opensAnyway) return children;
  if (status === "unknown") return fallback;
  if (status === "unreachable") {
    return <OutOfReach onRetry={retry} onGoOn={claims && (() => goesOn.set(true))} />;
  }
  if (left) return <AfterLeaving language={language} />;
  return <Navigate replace to={loginPath(language, `${pathname}${search}${hash}`)} />;
}

/** Where somebody goes who has left, or has closed their account. */
function AfterLeaving({ language }: { language: Language }) {
  if (isAccountClosed()) {
    return <Navigate replace to={loginPath(language)} state={{ closed: true }} />;
  }
  return <Navigate replace to={publicPath(PUBLIC_PATHS.home, language)} />;
}

/** Whether the pages open without the server: they record, and show what this device keeps. */
function useOpensAnyway(): boolean {
  const { status, claims } = useSession();
  const isGoingOn = useStore(goesOn);
  const isOnline = useOnline();
  return status === "unreachable" && claims !== null && (isGoingOn || !isOnline);
}

interface OutOfReachProps {
  onRetry: () => Promise<void>;
  /** Opens the pages without a connection. */
  onGoOn: (() => void) | null;
}

function OutOfReach({ onRetry, onGoOn }: OutOfReachProps) {
  const [retrying, setRetrying] = useState(false);
  useSessionRetry(onRetry);
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
        <Trans>We can't reach Lumbung right now. You're still signed in and nothing is lost.</Trans>
      </ErrorState>
      {onGoOn && (
        <Button variant="ghost" onClick={onGoOn}>
          <Trans>Continue offline</Trans>
        </Button>
      )}
    </main>
  );
}
