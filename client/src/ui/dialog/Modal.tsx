import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";

import { cx } from "@/lib/cx";

import { carryToasts, putBackToasts } from "./toast-place";

interface ModalProps {
  open: boolean;
  /** Escape, the device's Back or a press outside wants it closed; it goes once `open` is false. */
  onClose: () => void;
  /** The device's Back where that is something else than closing. */
  onBack?: () => void;
  /** It has left the screen. */
  onGone?: () => void;
  role?: "alertdialog";
  "aria-labelledby": string;
  "aria-describedby"?: string;
  /** Where the panel stands. */
  className: string;
  children: ReactNode;
}

/**
 * A dialog in the browser's top layer, as large as the window: its background is the scrim. The
 * browser makes the rest of the page inert and returns the focus.
 */
export function Modal({ open, onClose, onBack = onClose, onGone, className, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listeners = useModalListeners(open, onClose, onBack);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    show(element);
    return () => putBackToasts(element);
  }, [open]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (open || !element) return;
    // Not while React changes the page: it keeps the focus where it was.
    element.close();
    const leaving = element.getAnimations({ subtree: true });
    void Promise.allSettled(leaving.map(({ finished }) => finished)).then(onGone);
  }, [open, onGone]);

  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return createPortal(
    <dialog
      {...rest}
      {...listeners}
      ref={dialog}
      data-closed={!open || undefined}
      className={cx(
        "fixed inset-0 size-full max-h-none max-w-none bg-scrim text-ink transition-[background-color,display,overlay] transition-discrete duration-2 ease-out backdrop:bg-transparent open:grid data-closed:pointer-events-none away:bg-transparent",
        className,
      )}
    />,
    document.body,
  );
}

function show(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  const hasScrollBar = window.innerWidth > page.clientWidth;
  page.style.setProperty("--gutter", hasScrollBar ? "stable" : "auto");
  dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  carryToasts(dialog);
}

/** What asks a dialog to close. */
function useModalListeners(open: boolean, onClose: () => void, onBack: () => void) {
  const pressedOutside = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    },
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      pressedOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (pressedOutside.current && target === currentTarget) onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      // A file field inside tells its own.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onBack();
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // Chrome closes for a second Back or Escape even so; what was typed must not go with it.
      if (!open || currentTarget.open) return;
      show(currentTarget);
      onBack();
    },
    // What is sent inside reaches no form around it, as React's events do through portals.
    onSubmit: (event: SyntheticEvent) => event.stopPropagation(),
  };
}
