import { Trans } from "@lingui/react/macro";

import ConfirmQuestion from "./ConfirmQuestion";

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked when closing a dialog would lose what was typed. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmQuestion
      open={open}
      title={<Trans>Leave without saving?</Trans>}
      confirm={<Trans>Leave</Trans>}
      cancel={<Trans>Keep editing</Trans>}
      onConfirm={() => {
        onKeep();
        onDiscard();
      }}
      onCancel={onKeep}
    >
      <Trans>Your changes aren't saved yet.</Trans>
    </ConfirmQuestion>
  );
}
