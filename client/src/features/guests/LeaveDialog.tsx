import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { session } from "@/api/session";
import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/buttons/Button";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Dialog } from "@/ui/dialog/Dialog";
import { Alert } from "@/ui/feedback/Alert";

/** Warns a guest who signs out: nobody can open what was recorded again. */
export default function LeaveDialog({ onClose }: OpenedDialog<"leave">) {
  const open = useOpenDialog();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const leave = () => {
    setBusy(true);
    setFailure(null);
    session.logout({ isAsked: true }).then(onClose, (error: unknown) => {
      setFailure(error);
      setBusy(false);
    });
  };
  return (
    <Dialog
      open
      size="sm"
      busy={busy}
      onClose={onClose}
      title={<Trans>Leave without an account?</Trans>}
      footer={
        <>
          <Button variant="danger-outline" busy={busy} onClick={leave}>
            <Trans>Delete and leave</Trans>
          </Button>
          <Button data-autofocus disabled={busy} onClick={() => open("keep")}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Alert tone="error" role="alert">
          {failureText(failure)}
        </Alert>
      )}
      <p className="text-ink-2">
        <Trans>
          You have no password to come back with. If you leave now, everything you recorded is
          deleted.
        </Trans>
      </p>
    </Dialog>
  );
}
