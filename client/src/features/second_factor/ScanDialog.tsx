import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

import { ScanStep } from "./ScanStep";
import type { Enrolment } from "./types";
import { useConfirm } from "./use-second-factor";

interface ScanDialogProps {
  enrolment: Enrolment;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

/** The set-up of an authenticator app, over the settings. */
export function ScanDialog({ enrolment, onCodes, onClose }: ScanDialogProps) {
  const form = useId();
  const confirm = useConfirm();
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
