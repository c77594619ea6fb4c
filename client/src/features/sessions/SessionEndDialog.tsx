import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { api } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Dialog } from "@/ui/dialog/Dialog";

interface SessionEndDialogProps {
  /** Whole seconds until the person is signed out. */
  left: number;
  /** It ends whatever the person does. */
  final: boolean;
  onClose: () => void;
}

type Way = "stay" | "leave";

/** Warns before the session ends, and lets the person stay where that is possible. */
export function SessionEndDialog({ left, final, onClose }: SessionEndDialogProps) {
  const { logout, isGuest } = useSession();
  const open = useOpenDialog();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<Way | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const go = async (way: Way) => {
    setBusy(way);
    setFailure(null);
    try {
      // Any call extends the session; this one also reports that it is alive.
      await (way === "stay" ? api.GET("/users") : logout());
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(null);
  };
  const stay = () => (final ? onClose() : void go("stay"));
  const keep = () => {
    stay();
    open("keep");
  };

  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <Dialog
      open
      onClose={stay}
      size="sm"
      title={isGuest ? <GuestTitle left={left} /> : <Title left={left} />}
      footer={
        <>
          {isGuest ? (
            <Button variant="secondary" disabled={busy !== null} onClick={keep}>
              <Trans>Keep it</Trans>
            </Button>
          ) : (
            <Button variant="secondary" busy={busy === "leave"} onClick={() => void go("leave")}>
              <Trans>Logout</Trans>
            </Button>
          )}
          <Button data-autofocus busy={busy === "stay"} onClick={stay}>
            {final ? <Trans>Continue for now</Trans> : <Trans>Stay signed in</Trans>}
          </Button>
        </>
      }
    >
      <p role="timer" className="money text-center text-h1 font-strong">
        {clock}
      </p>
      <p className="text-center text-pretty text-ink-2">
        {isGuest ? <GuestReason final={final} /> : <Reason final={final} />}
      </p>
      {failure !== null && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}

interface End {
  final: boolean;
}

function Title({ left }: { left: number }) {
  return left > 60 ? (
    <Trans>You will be signed out in 2 minutes</Trans>
  ) : (
    <Trans>You will be signed out in a minute</Trans>
  );
}

function GuestTitle({ left }: { left: number }) {
  return left > 60 ? (
    <Trans>This try-out ends in 2 minutes</Trans>
  ) : (
    <Trans>This try-out ends in a minute</Trans>
  );
}

function Reason({ final }: End) {
  return final ? (
    <Trans>
      You've been signed in for as long as we allow. Save what you're doing, then sign in again.
    </Trans>
  ) : (
    <Trans>You've been inactive for a while. What you typed is saved.</Trans>
  );
}

/** Nobody can sign in to it again. */
function GuestReason({ final }: End) {
  return final ? (
    <Trans>
      It has lasted as long as we allow. Register now to keep what you recorded. Otherwise it is
      deleted.
    </Trans>
  ) : (
    <Trans>You've been inactive for a while. When it ends, what you recorded is deleted.</Trans>
  );
}
