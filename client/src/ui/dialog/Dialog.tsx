import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from "@headlessui/react";
import { useLingui } from "@lingui/react/macro";
import { ArrowLeft, X } from "lucide-react";
import { type ReactNode, useState } from "react";

import { cx } from "@/lib/cx";

import { DiscardDialog } from "./DiscardDialog";
import { IconButton } from "../buttons/IconButton";
import { useBackCloses } from "./use-back-closes";
import { useMounted } from "./use-mounted";
import { usePhone } from "@/browser/media-queries";
import { useRestoreFocus } from "@/browser/use-restore-focus";
import { useSheetDrag } from "./use-sheet-drag";
import { useDoubleTapGuard } from "./use-double-tap-guard";
import { useDialogLifecycle } from "./use-dialog-lifecycle";

const widths = { sm: "sm:max-w-110", md: "sm:max-w-140", lg: "sm:max-w-200" };

/** Where the panel is before it is there. */
const outside = {
  below: "data-closed:translate-y-full sm:data-closed:translate-y-2 sm:data-closed:opacity-0",
  right: "data-closed:translate-x-[100vw]",
};

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** 440, 560 or 800 px wide; under 640 px every dialog is a sheet from the bottom. */
  size?: keyof typeof widths;
  /** Tells whether closing now would lose something; then the person is asked first. */
  guard?: () => boolean;
  /** What was typed is being saved: until that is over the dialog stays, and so does the page. */
  busy?: boolean;
  /**
   * Of a dialog in several steps: goes one step back, null on the first one. It comes in from the
   * right and is closed by a cross.
   */
  back?: (() => void) | null;
  /** Of one whose steps replace each other: which it is, so that a double tap acts in one only. */
  step?: string | number | boolean | null;
  /** Buttons that stay in sight under the scrolling body. */
  footer?: ReactNode;
  children: ReactNode;
}

const startOf = (back: DialogProps["back"]) => (back === undefined ? outside.below : outside.right);

/** A dialog, on phones a sheet: Back, Escape, a press outside or a drag down close it. */
export function Dialog(props: DialogProps) {
  const { drawn, turn } = useDialogLifecycle(props.open);
  return drawn && <OneTurn key={turn} {...props} />;
}

function OneTurn({
  open,
  onClose,
  title,
  size = "md",
  guard,
  busy = false,
  back,
  step,
  footer,
  children,
}: DialogProps) {
  const phone = usePhone();
  const mounted = useMounted();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (guard?.()) setAsking(true);
    else onClose();
  };
  const { panel, handle } = useSheetDrag(close);
  useBackCloses(open && (phone || busy), back ?? close);
  useRestoreFocus(open);
  useDoubleTapGuard(open, step);

  return (
    // Fixed at the top: what opens inside starts there, and its focus does not scroll the page. Not
    // without any size, which Headless UI takes for a dialog that is gone. What is sent inside
    // reaches no form around it, as React's events do through portals.
    <HeadlessDialog
      open={open && mounted}
      onClose={close}
      onSubmit={(event) => event.stopPropagation()}
      className="fixed inset-x-0 top-0 z-40"
    >
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-3 ease-out data-closed:opacity-0 data-leave:duration-2"
      />
      <div className="fixed inset-0 grid place-items-end sm:place-items-center sm:p-6">
        <DialogPanel
          ref={panel}
          transition
          className={cx(
            "flex max-h-[calc(100dvh_-_--spacing(7))] w-full flex-col overflow-hidden rounded-t-2xl bg-surface shadow-float sm:max-h-[calc(100dvh_-_--spacing(12))] sm:rounded-2xl",
            "transition duration-3 ease-out data-leave:duration-2 data-leave:ease-in",
            startOf(back),
            widths[size],
          )}
        >
          <div {...handle} className="touch-none pt-2.5 sm:hidden">
            <div className="mx-auto h-1.25 w-10 rounded-full bg-line" />
          </div>
          <DialogHead title={title} back={back} close={close} />
          <div className="flex flex-col gap-4.5 overflow-y-auto overscroll-contain px-4.5 pt-2 pb-5 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap gap-3 border-t border-line px-4.5 pt-3.5 pb-[max(--spacing(5.5),env(safe-area-inset-bottom))] *:flex-1 sm:px-6 sm:pt-4 sm:pb-6">
              {footer}
            </footer>
          )}
        </DialogPanel>
      </div>
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </HeadlessDialog>
  );
}

interface DialogHeadProps extends Pick<DialogProps, "title" | "back"> {
  close: () => void;
}

function DialogHead({ title, close, back = close }: DialogHeadProps) {
  const { t } = useLingui();
  const stepped = back !== close;
  return (
    <header
      className={cx(
        "flex items-center gap-2 pt-2 pb-1 sm:pt-4 sm:pb-2",
        back ? "pl-2 sm:pl-4" : "pl-4.5 sm:pl-6",
        stepped ? "pr-2 sm:pr-4" : "pr-4.5 sm:pr-6",
      )}
    >
      {back && (
        <IconButton label={t`Back`} icon={<ArrowLeft className="size-5" />} onClick={back} />
      )}
      <DialogTitle className="min-w-0 flex-1 text-stat-phone">{title}</DialogTitle>
      {stepped && <IconButton label={t`Close`} icon={<X className="size-5" />} onClick={close} />}
    </header>
  );
}
