import { useLingui } from "@lingui/react/macro";
import { ArrowLeft, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

import { cx } from "@/lib/cx";

import { TOAST_SLOT } from "./toast-place";
import { CloseContext } from "./CloseButton";
import { DiscardDialog } from "./DiscardDialog";
import { IconButton } from "../buttons/IconButton";
import { Modal } from "./Modal";
import { useBackCloses } from "./use-back-closes";
import { usePhone } from "@/browser/media-queries";
import { useSheetDrag } from "./use-sheet-drag";
import { useDoubleTapGuard } from "./use-double-tap-guard";

const widths = { sm: "sm:max-w-110", md: "sm:max-w-140", lg: "sm:max-w-200" };

/** Where the panel comes from and goes to. */
const outside = {
  below: "away:translate-y-full sm:away:translate-y-2 sm:away:opacity-0",
  right: "away:translate-x-[100vw]",
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
  /** Stands beside the title. */
  action?: ReactNode;
  /** Buttons that stay in sight under the scrolling body. */
  footer?: ReactNode;
  children: ReactNode;
}

const startOf = (back: DialogProps["back"]) => (back === undefined ? outside.below : outside.right);

/** A dialog, on phones a sheet: Back, Escape, a press outside or a drag down close it. */
export function Dialog(props: DialogProps) {
  const { open } = props;
  // Each opening is a turn of its own, also while the one before still leaves.
  const [now, setNow] = useState({ open: false, drawn: false, turn: 0 });
  if (now.open !== open) setNow({ open, drawn: true, turn: now.turn + Number(open) });
  const leave = () => setNow((then) => ({ ...then, drawn: then.open }));
  return now.drawn && <OneTurn key={now.turn} {...props} onGone={leave} />;
}

function OneTurn({
  open,
  onClose,
  onGone,
  title,
  size = "md",
  guard,
  busy = false,
  back,
  step,
  action,
  footer,
  children,
}: DialogProps & { onGone: () => void }) {
  const phone = usePhone();
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (guard?.()) setAsking(true);
    else onClose();
  };
  const { panel, handle } = useSheetDrag(close);
  const goBack = back ?? close;
  useBackCloses(open && (phone || busy), goBack);
  useDoubleTapGuard(open, step);

  return (
    <Modal
      open={open}
      onClose={close}
      onBack={phone ? goBack : close}
      onGone={onGone}
      aria-labelledby={titleId}
      // Not scrolled by the focus while the panel comes in.
      className="place-items-end overflow-clip sm:place-items-center sm:p-6"
    >
      <CloseContext value={close}>
        <div
          ref={panel}
          tabIndex={-1}
          className={cx(
            "flex max-h-[calc(100dvh_-_--spacing(7))] w-full flex-col overflow-hidden rounded-t-2xl bg-surface shadow-float outline-none sm:max-h-[calc(100dvh_-_--spacing(12))] sm:rounded-2xl",
            "transition duration-3 ease-out in-data-closed:duration-2",
            startOf(back),
            widths[size],
          )}
        >
          <div {...handle} className="touch-none pt-2.5 sm:hidden">
            <div className="mx-auto h-1.25 w-10 rounded-full bg-line" />
          </div>
          <DialogHead id={titleId} title={title} back={back} close={close} action={action} />
          <div className="flex flex-col gap-4.5 overflow-y-auto overscroll-contain px-4.5 pt-2 pb-5 sm:px-6">
            {children}
          </div>
          <div {...TOAST_SLOT} />
          {footer && (
            <footer className="flex flex-wrap gap-3 border-t border-line px-4.5 pt-3.5 pb-[max(--spacing(5.5),env(safe-area-inset-bottom))] *:flex-1 sm:px-6 sm:pt-4 sm:pb-6">
              {footer}
            </footer>
          )}
        </div>
        <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
      </CloseContext>
    </Modal>
  );
}

interface DialogHeadProps extends Pick<DialogProps, "title" | "back" | "action"> {
  id: string;
  close: () => void;
}

function DialogHead({ id, title, close, back = close, action }: DialogHeadProps) {
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
      <h2
        id={id}
        className={cx(
          "min-w-0 flex-1 text-stat-phone",
          // Two lines beside a button are no higher than the button.
          Boolean(action) && "max-sm:leading-5.5",
        )}
      >
        {title}
      </h2>
      {action}
      {stepped && <IconButton label={t`Close`} icon={<X className="size-5" />} onClick={close} />}
    </header>
  );
}
