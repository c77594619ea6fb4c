import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { usePhone } from "@/browser/media-queries";

import { Button } from "../buttons/Button";
import { Modal } from "./Modal";
import { useBackCloses } from "./use-back-closes";
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

/** Asks before something that cannot be taken back; staying is the choice that has the focus. */
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
  const id = useId();
  useBackCloses(usePhone(), onCancel);
  useDoubleTapGuard(true);
  return (
    <Modal
      open
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={id}
      className="place-items-center overflow-y-auto p-5"
    >
      <div
        tabIndex={-1}
        className="flex w-full max-w-110 flex-col gap-3 rounded-2xl bg-surface p-6 shadow-float outline-none transition duration-2 ease-out starting:translate-y-2 starting:opacity-0"
      >
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <div id={id} className="text-ink-2">
          {children}
        </div>
        <div className="mt-3 flex flex-wrap gap-3 *:flex-1">
          <Button variant="secondary" data-autofocus onClick={onCancel}>
            {cancel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
