import { Dialog, DialogBackdrop, DialogPanel, DialogTitle, Description } from "@headlessui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Button } from "../buttons/Button";
import { useMounted } from "./use-mounted";
import { useDoubleTapGuard } from "./use-double-tap-guard";

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The words of the button that goes on. */
  confirm: ReactNode;
  /** The words of the button that stays; "Cancel" unless said otherwise. */
  cancel?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that cannot be taken back; staying is the choice that has the focus. It
 * goes at once: while it faded it would keep the focus, and take it back from where a quick person
 * has gone meanwhile.
 */
export default function ConfirmQuestion({ open, ...question }: ConfirmDialogProps) {
  return open && <Question {...question} />;
}

function Question({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: Omit<ConfirmDialogProps, "open">) {
  const mounted = useMounted();
  useDoubleTapGuard(true);
  return (
    <Dialog open={mounted} onClose={onCancel} role="alertdialog" className="relative z-50">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-2 data-closed:opacity-0"
      />
      <div className="fixed inset-0 grid place-items-center overflow-y-auto p-5">
        <DialogPanel
          transition
          className="flex w-full max-w-110 flex-col gap-3 rounded-2xl bg-surface p-6 shadow-float transition duration-2 ease-out data-closed:translate-y-2 data-closed:opacity-0"
        >
          <DialogTitle className="text-title">{title}</DialogTitle>
          <Description as="div" className="text-ink-2">
            {children}
          </Description>
          <div className="mt-3 flex flex-wrap gap-3 *:flex-1">
            <Button variant="secondary" data-autofocus onClick={onCancel}>
              {cancel ?? <Trans>Cancel</Trans>}
            </Button>
            <Button variant="danger" onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
