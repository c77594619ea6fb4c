import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from "@headlessui/react";
import { useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";

import { cx } from "@/lib/cx";

import { DiscardDialog } from "./DiscardDialog";
import { IconButton } from "./IconButton";
import { useBackCloses } from "./use-back-closes";
import { useMounted } from "./use-mounted";
import { usePhone } from "./use-phone";
import { useReturnFocus } from "./use-return-focus";
import { useSheetDrag } from "./use-sheet-drag";

const widths = { sm: "sm:max-w-110", md: "sm:max-w-140", lg: "sm:max-w-200" };

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
  /** Buttons that stay in sight under the scrolling body. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog, on phones a sheet: Back, Escape, a press outside or a drag down close it. */
export function Dialog({
  open,
  onClose,
  title,
  size = "md",
  guard,
  busy = false,
  footer,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const mounted = useMounted();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (guard?.()) setAsking(true);
    else onClose();
  };
  const { panel, handle } = useSheetDrag(close);
  useBackCloses(open && (phone || busy), close);
  useReturnFocus(open);

  return (
    // Fixed at the top: what opens inside starts there, and its focus does not scroll the page. Not
    // without any size, which Headless UI takes for a dialog that is gone.
    <HeadlessDialog open={open && mounted} onClose={close} className="fixed inset-x-0 top-0 z-40">
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
            "transition duration-3 ease-out data-closed:translate-y-full data-leave:duration-2 data-leave:ease-in sm:data-closed:translate-y-2 sm:data-closed:opacity-0",
            widths[size],
          )}
        >
          <div {...handle} className="touch-none pt-2.5 sm:hidden">
            <div className="mx-auto h-1.25 w-10 rounded-full bg-line" />
          </div>
          <header className="flex items-center gap-2 pt-2 pr-4.5 pb-1 pl-2 sm:pt-4 sm:pr-6 sm:pb-2 sm:pl-4">
            <IconButton label={t`Back`} icon={<ArrowLeft className="size-5" />} onClick={close} />
            <DialogTitle className="min-w-0 flex-1 text-stat-phone">{title}</DialogTitle>
          </header>
          <div className="flex flex-col gap-4.5 overflow-y-auto overscroll-contain px-4.5 pt-2 pb-5 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex gap-3 border-t border-line px-4.5 pt-3.5 pb-[max(--spacing(5.5),env(safe-area-inset-bottom))] *:flex-1 sm:px-6 sm:pt-4 sm:pb-6">
              {footer}
            </footer>
          )}
        </DialogPanel>
      </div>
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </HeadlessDialog>
  );
}
