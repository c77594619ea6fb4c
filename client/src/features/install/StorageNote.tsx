import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { isApplePhone, isSafari } from "@/browser/platform";
import { Alert } from "@/ui/feedback/Alert";

import { isInstalled } from "./installation";

const KEY = "storage-note";

/** Whether this browser deletes what pages have stored after 7 days without a visit. */
function isStorageAtRisk(): boolean {
  return isSafari() && !isInstalled();
}

/**
 * Says once that Safari deletes what it stores. Show it where something of the person is stored on
 * the device; where nothing is at risk, it shows nothing.
 */
export default function StorageNote() {
  const [isRead, setRead] = useState(() => localStorage.getItem(KEY) !== null);
  if (isRead || !isStorageAtRisk()) return null;
  const close = () => {
    localStorage.setItem(KEY, "read");
    setRead(true);
  };
  return (
    <Alert tone="info">
      <Trans>Safari deletes what Lumbung stores here after 7 days without a visit.</Trans>{" "}
      {isApplePhone() ? (
        <Trans>To keep it, tap Share, then Add to Home Screen, and open Lumbung from there.</Trans>
      ) : (
        <Trans>To keep it, choose File, then Add to Dock, and open Lumbung from there.</Trans>
      )}
      <button
        type="button"
        className="link -mb-2.5 -ml-2 block min-h-11 rounded-badge px-2"
        onClick={close}
      >
        <Trans>Got it</Trans>
      </button>
    </Alert>
  );
}
