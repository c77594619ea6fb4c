import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/Button";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { useToast } from "@/ui/use-toast";

import { ConsentState } from "./ConsentState";
import { PURPOSES } from "./purposes";
import { type Consent, useWithdrawConsent } from "./use-consents";

/** One consent: what for, since when, by which words, and whether it still holds. */
export function ConsentLine({ consent }: { consent: Consent }) {
  const { t } = useLingui();
  const known = PURPOSES[consent.purpose];
  const name = known ? t(known) : consent.purpose;
  return (
    <li className="flex flex-col gap-1 py-3.5 first:pt-1.5 last:pb-0">
      <p className="font-label">{name}</p>
      <ConsentState consent={consent} />
      {consent.state === "given" && <Withdraw purpose={consent.purpose} name={name} />}
    </li>
  );
}

function Withdraw({ purpose, name }: { purpose: string; name: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useWithdrawConsent();
  const failureText = useFailureText();
  const toast = useToast();
  const withdraw = () => {
    setAsking(false);
    mutate(purpose, {
      onSuccess: ({ message }) => toast({ tone: "success", text: message }),
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  };
  return (
    <>
      <Button
        variant="secondary"
        className="mt-1.5 self-start"
        aria-label={t`Take back: ${name}`}
        busy={isPending}
        onClick={() => setAsking(true)}
      >
        <Trans>Take back</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Take this consent back?</Trans>}
        confirm={<Trans>Take back</Trans>}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      >
        <Trans>What it allowed ends at once. What happened before stays as it was.</Trans>
      </ConfirmDialog>
    </>
  );
}
