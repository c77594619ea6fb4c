import { lazy, Suspense } from "react";
import { useRoutes } from "react-router-dom";

import { useSession } from "@/api/use-session";
import type { Language } from "@/i18n/languages";
import { DialogsContext } from "@/lib/dialogs";
import { ToastContext } from "@/ui/toast-context";

import { ErrorBoundary } from "./ErrorBoundary";
import { dialogs, toasts } from "./relays";
import { routes } from "./routes";
import { LanguageProvider } from "./state/LanguageProvider";
import { ThemeProvider } from "./state/ThemeProvider";
import { useKnownSession } from "./state/use-known-session";

const SignedInParts = lazy(() => import(/* webpackChunkName: "own" */ "./SignedInParts"));

function Screens() {
  return <Suspense>{useRoutes(routes)}</Suspense>;
}

/** Apart from the screens, which need no new look when it becomes known who is signed in. */
function Beside() {
  const { status } = useSession();
  useKnownSession(false);
  return <Suspense>{status === "signed-in" && <SignedInParts />}</Suspense>;
}

/** The whole product below a router. */
export function App({ language }: { language: Language }) {
  return (
    <ThemeProvider>
      <LanguageProvider initial={language}>
        <ErrorBoundary>
          <ToastContext value={toasts.say}>
            <DialogsContext value={dialogs.say}>
              <Screens />
              <Beside />
            </DialogsContext>
          </ToastContext>
        </ErrorBoundary>
      </LanguageProvider>
    </ThemeProvider>
  );
}
