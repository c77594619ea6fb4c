import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState } from "react";

import { chunkLoading } from "@/api/chunk-loading";
import { useStore } from "@/lib/store";

import { loadFailedPage } from "./later-parts";

/** Faster loads show no bar. */
const DELAY_MS = 200;

/** Shows that the next page loads, or that there is no connection; the old page stays meanwhile. */
export function LoadingBar() {
  const state = useStore(chunkLoading.store);
  return (
    <>
      {state === "loading" && <Bar />}
      {state === "offline" && <Offline />}
    </>
  );
}

function Bar() {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div
      role="progressbar"
      aria-label={t`Loading`}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-1 animate-pulse bg-primary"
    />
  );
}

function Offline() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    void loadFailedPage().then((parts) => {
      if (parts) setNotice(() => parts.OfflineNotice);
    });
  }, []);
  return Notice && <Notice />;
}
