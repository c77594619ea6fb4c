import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { forgetAccountClosed, isAccountClosed } from "@/api/account-closed";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { loginPath, PUBLIC_PATHS, publicPath } from "@/lib/paths";

import { useKnownSession } from "../state/use-known-session";

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

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

/** Asks again by itself: after a second, then ever later, and when there is a connection again. */
function useRetry(onRetry: () => Promise<void>): void {
  const ask = useRef(onRetry);
  useEffect(() => {
    ask.current = onRetry;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (delay: number) => {
      timer = setTimeout(() => {
        void ask.current();
        wait(Math.min(delay * 2, LONGEST_DELAY));
      }, delay);
    };
    const askNow = () => void ask.current();
    wait(FIRST_DELAY);
    window.addEventListener("online", askNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", askNow);
    };
  }, []);
}

function OutOfReach({ onRetry }: { onRetry: () => Promise<void> }) {
  const [retrying, setRetrying] = useState(false);
  useRetry(onRetry);
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
    </main>
  );
}
