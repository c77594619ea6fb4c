import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";

import { useNewerVersion } from "@/api/app-version";
import { acceptWorker, updateWorker } from "@/browser/service-worker";
import { reloadKeepingDrafts } from "../missing-chunk";
import { Button } from "@/ui/buttons/Button";
import { useDialogOpen } from "@/ui/dialog/toast-place";

/** Reloads the page as the newer release, with the worker that belongs to it if it is there. */
async function acceptVersion(): Promise<void> {
  await acceptWorker().catch(() => undefined);
  reloadKeepingDrafts();
}

/**
 * Offers a reload once the server has a newer release than this page, but not under a dialog,
 * where it could not be pressed and what is typed would be in its way.
 */
export function NewVersion() {
  const newer = useNewerVersion();
  const covered = useDialogOpen();
  useEffect(() => {
    if (newer) void updateWorker().catch(() => undefined);
  }, [newer]);
  return (
    <div role="status">
      {newer && !covered && (
        <div className="fixed inset-x-4 top-4 z-50 mx-auto flex max-w-110 items-center justify-between gap-4 rounded-panel border border-line bg-raised py-2 pr-2 pl-4 shadow-float">
          <p className="text-small font-label">
            <Trans>A new version is ready.</Trans>
          </p>
          <Button onClick={() => void acceptVersion()}>
            <Trans>Reload</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
