import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState } from "react";

import { coming } from "@/api/chunk-loading";
import { useStore } from "@/lib/store";

import { loadFailedPage } from "./failed-page";

/** What comes sooner is not announced. */
const PATIENCE_MS = 200;

/** Says that the next page is on its way, or that it cannot come: until then the old one stays. */
export function ComingParts() {
  const state = useStore(coming.store);
  return (
    <>
      {state === "parts" && <Bar />}
      {state === "no connection" && <Offline />}
    </>
  );
}

function Bar() {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
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
