import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

import { CodesStep } from "./CodesStep";

interface CodesDialogProps {
  codes: readonly string[];
  /** The codes are kept. */
  onDone: () => void;
}

/** Shows recovery codes until the person says that they are kept. */
export function CodesDialog({ codes, onDone }: CodesDialogProps) {
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
