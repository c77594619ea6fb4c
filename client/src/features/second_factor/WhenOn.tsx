import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/Button";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import { useRenewCodes, useTurnOff } from "./use-second-factor";

function useSay() {
  const toast = useToast();
  const failureText = useFailureText();
  return {
    failed: (error: unknown) => toast({ tone: "error", text: failureText(error) }),
    done: (words: string | null) => words && toast({ tone: "success", text: words }),
  };
}

function NewCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const say = useSay();
  const { mutate, isPending } = useRenewCodes();
  const [asking, setAsking] = useState(false);
  const renew = () => {
    setAsking(false);
    mutate(undefined, { onSuccess: (codes) => codes && onCodes(codes), onError: say.failed });
  };
  return (
    <>
      <Button variant="secondary" block busy={isPending} onClick={() => setAsking(true)}>
        <Trans>New recovery codes</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Make ten new recovery codes?</Trans>}
        confirm={<Trans>Make new ones</Trans>}
        onConfirm={renew}
        onCancel={() => setAsking(false)}
      >
        <Trans>The codes that you kept until now stop working.</Trans>
      </ConfirmDialog>
    </>
  );
}

function TurnOff() {
  const say = useSay();
  const { mutate, isPending } = useTurnOff();
  const [asking, setAsking] = useState(false);
  const go = () => {
    setAsking(false);
    mutate(undefined, { onSuccess: say.done, onError: say.failed });
  };
  return (
    <>
      <Button
        variant="ghost"
        block
        busy={isPending}
        className="text-danger! hover:bg-expense-soft!"
        onClick={() => setAsking(true)}
      >
        <Trans>Turn off</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Turn off two-step sign-in?</Trans>}
        confirm={<Trans>Turn off</Trans>}
        onConfirm={go}
        onCancel={() => setAsking(false)}
      >
        <Trans>Your password alone is enough then. Other devices are signed out.</Trans>
      </ConfirmDialog>
    </>
  );
}

interface WhenOnProps {
  /** Their role needs it. */
  operator: boolean;
  /** New recovery codes, to be shown once. */
  onCodes: (codes: string[]) => void;
}

/** Renewing the recovery codes, and turning the second step off where that is allowed. */
export function WhenOn({ operator, onCodes }: WhenOnProps) {
  return (
    <>
      <p className="text-small text-ink-2">
        <Trans>Signing in needs your password and a code of your authenticator app.</Trans>
      </p>
      <NewCodes onCodes={onCodes} />
      {operator ? (
        <p className="text-small text-ink-3">
          <Trans>Operators keep it on.</Trans>
        </p>
      ) : (
        <TurnOff />
      )}
    </>
  );
}
