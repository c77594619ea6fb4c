import { Suspense } from "react";

import { useSession } from "@/api/use-session";
import type { Language } from "@/i18n/languages";
import { DialogsContext } from "@/ui/dialog/app-dialogs";
import { LoadingBar } from "./LoadingBar";
import { openDialog, toasts } from "./message-queues";
import { ToastContext } from "@/ui/feedback/toast-context";

import { ErrorBoundary } from "./ErrorBoundary";
import { lazyPart } from "./lazy-screen";
import { Screens } from "./routes";
import { LanguageProvider } from "./state/LanguageProvider";
import { ThemeProvider } from "./state/ThemeProvider";
import { useForgottenPerson } from "./state/use-forgotten-person";
import { useKnownSession } from "./state/use-known-session";
import { usePageViews } from "./state/use-page-views";
import { memberWords } from "./words";

const signedInParts = lazyPart({
  load: () => import(/* webpackChunkName: "member" */ "./member/SignedInParts"),
  words: [memberWords],
});

/** Apart from the screens, which need no new look when it becomes known who is signed in. */
function Beside() {
  const { status, claims } = useSession();
  useKnownSession(false);
  useForgottenPerson(status);
  usePageViews();
  return <Suspense>{claims && <signedInParts.Component />}</Suspense>;
}

/** The whole product below a router. */
export function App({ language }: { language: Language }) {
  return (
    <ThemeProvider>
      <LanguageProvider initial={language}>
        <ErrorBoundary>
          <ToastContext value={toasts.send}>
            <DialogsContext value={openDialog}>
              <Suspense>
                <Screens />
              </Suspense>
              <Beside />
              <LoadingBar />
            </DialogsContext>
          </ToastContext>
        </ErrorBoundary>
      </LanguageProvider>
    </ThemeProvider>
  );
}
