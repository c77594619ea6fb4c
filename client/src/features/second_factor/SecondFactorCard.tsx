import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Check, ShieldCheck } from "lucide-react";
import { useId, useRef, useState } from "react";

import { ACCOUNT_KEY } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { Dialog } from "@/ui/dialog/Dialog";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import { CodesStep } from "./CodesStep";
import { ScanStep } from "./ScanStep";
import type { Enrolment } from "./use-second-factor";
import {
  useConfirmEnrolment,
  useRenewRecoveryCodes,
  useStartEnrolment,
  useDisableSecondFactor,
} from "./use-second-factor";

interface SecondFactorCardProps {
  on: boolean;
  /** Their role needs it, so that it cannot be turned off. */
  operator: boolean;
}

/** Two-step sign-in: what it is, and the ways to turn it on, renew its codes and turn it off. */
export function SecondFactorCard({ on, operator }: SecondFactorCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
  // Held here so that no unmount drops them: the codes are shown only once.
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Card aria-labelledby={id} onFocus={onFocus} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} id={id} className="text-title tracking-tight">
          <Trans>Two-step sign-in</Trans>
        </h2>
        {on ? (
          <Badge tone="green" icon={<Check aria-hidden="true" className="size-3.5" />}>
            <Trans>On</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Off</Trans>
          </Badge>
        )}
      </div>
      {on ? (
        <SecondFactorOn operator={operator} onCodes={setCodes} />
      ) : (
        <SecondFactorOff onCodes={setCodes} />
      )}
      {codes && <CodesDialog codes={codes} onDone={() => setCodes(null)} />}
    </Card>
  );
}

/** Why one would want a second step, and its set-up. */
function SecondFactorOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending } = useStartEnrolment();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);

  const start = () =>
    mutate(undefined, {
      onSuccess: setEnrolment,
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  const turnedOn = (codes: string[]) => {
    setEnrolment(null);
    onCodes(codes);
    void client.invalidateQueries({ queryKey: ACCOUNT_KEY });
  };
  return (
    <>
      <p className="text-small text-ink-2">
        <Trans>
          Sign in with your password and a code from an app on your phone. Someone who learns your
          password still can't get in.
        </Trans>
      </p>
      <Button
        variant="soft"
        block
        busy={isPending}
        icon={<ShieldCheck aria-hidden="true" className="size-5" />}
        onClick={start}
      >
        <Trans>Turn on</Trans>
      </Button>
      {enrolment && (
        <ScanDialog enrolment={enrolment} onCodes={turnedOn} onClose={() => setEnrolment(null)} />
      )}
    </>
  );
}

function useShowResult() {
  const toast = useToast();
  const failureText = useFailureText();
  return {
    failed: (error: unknown) => toast({ tone: "error", text: failureText(error) }),
    done: (words: string | null) => words && toast({ tone: "success", text: words }),
  };
}

function NewCodes({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const say = useShowResult();
  const { mutate, isPending } = useRenewRecoveryCodes();
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
        confirm={<Trans>Make new codes</Trans>}
        onConfirm={renew}
        onCancel={() => setAsking(false)}
      >
        <Trans>Your old codes stop working.</Trans>
      </ConfirmDialog>
    </>
  );
}

function TurnOff() {
  const say = useShowResult();
  const { mutate, isPending } = useDisableSecondFactor();
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
        <Trans>You'll sign in with just your password. Other devices will be signed out.</Trans>
      </ConfirmDialog>
    </>
  );
}

interface SecondFactorOnProps {
  /** Their role needs it. */
  operator: boolean;
  /** New recovery codes, to be shown once. */
  onCodes: (codes: string[]) => void;
}

/** Renewing the recovery codes, and turning the second step off where that is allowed. */
function SecondFactorOn({ operator, onCodes }: SecondFactorOnProps) {
  return (
    <>
      <p className="text-small text-ink-2">
        <Trans>You sign in with your password and a code from your authenticator app.</Trans>
      </p>
      <NewCodes onCodes={onCodes} />
      {operator ? (
        <p className="text-small text-ink-3">
          <Trans>Operators must keep it on.</Trans>
        </p>
      ) : (
        <TurnOff />
      )}
    </>
  );
}

interface ScanDialogProps {
  enrolment: Enrolment;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

/** The set-up of an authenticator app, over the settings. */
function ScanDialog({ enrolment, onCodes, onClose }: ScanDialogProps) {
  const form = useId();
  const confirm = useConfirmEnrolment();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Turn on two-step sign-in</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} busy={confirm.isPending}>
            <Trans>Turn on</Trans>
          </Button>
        </>
      }
    >
      <ScanStep enrolment={enrolment} form={form} confirm={confirm} onCodes={onCodes} />
    </Dialog>
  );
}

interface CodesDialogProps {
  codes: readonly string[];
  /** The person confirmed that the codes are stored. */
  onDone: () => void;
}

/** Shows recovery codes until the person confirms that they are stored. */
function CodesDialog({ codes, onDone }: CodesDialogProps) {
  const [saved, setSaved] = useState(false);
  const [missed, setMissed] = useState(false);
  const close = () => (saved ? onDone() : setMissed(true));
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Your recovery codes</Trans>}
      footer={
        <Button size="lg" onClick={close}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <CodesStep codes={codes} saved={saved} onSaved={setSaved} missed={missed} />
    </Dialog>
  );
}
