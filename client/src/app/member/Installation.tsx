import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { useNewerVersion } from "@/api/app-version";
import { registerWorker } from "@/browser/service-worker";
import { SETTLED_AFTER } from "@/browser/when-idle";
import { useInstallWay } from "@/features/install/installation";
import { countVisit, forgetVisitsAtSignOut } from "@/features/install/visits";
import { APP_PATHS } from "@/lib/paths";
import { useDialogOpen } from "@/ui/dialog/toast-place";

import { lazyPart } from "../lazy-screen";
import { wordsOf } from "./words";

const offer = lazyPart({
  load: () => import(/* webpackChunkName: "install-offer" */ "@/features/install/InstallOffer"),
  words: [wordsOf("install")],
});

/** Installs the worker once the first screen is there, and offers to install the whole product. */
export function Installation() {
  useEffect(() => {
    // A page that has a worker needs no other, and would keep one that is being withdrawn.
    if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller) return undefined;
    const timer = setTimeout(() => {
      registerWorker().catch(() => undefined);
    }, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return <Offer />;
}

/** On the overview alone, where nothing else asks for an answer. */
function Offer() {
  const { pathname } = useLocation();
  const way = useInstallWay();
  const newer = useNewerVersion();
  const covered = useDialogOpen();
  const [isDue, setDue] = useState(false);
  useEffect(forgetVisitsAtSignOut, []);
  useEffect(() => setDue(countVisit(new Date().toISOString().slice(0, 10))), []);

  const isOffered = way === "button" || way === "share-menu";
  if (!isDue || !isOffered || covered || newer || pathname !== APP_PATHS.overview) return null;
  return (
    <Suspense>
      <offer.Component onClose={() => setDue(false)} />
    </Suspense>
  );
}
