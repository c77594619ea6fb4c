import { type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

import { TOASTS } from "../dialog/toast-place";
import { Toast } from "./Toast";
import { ToastContext } from "./toast-context";
import type { ToastMessage } from "./toast-context";
import type { ShownToast } from "./toast-list";
import { withToast } from "./toast-list";
import { useUndoKey } from "./use-undo-key";

const unchanging = () => () => undefined;

/** Holds the toasts; both live regions are there from the start, so that every toast is read. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const inBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );

  const show = useCallback((toast: ToastMessage) => {
    setToasts((before) => withToast(before, toast));
  }, []);

  const leave = useCallback((gone: ShownToast) => {
    setToasts((before) => before.filter(({ key }) => key !== gone.key));
    gone.onGone?.();
  }, []);

  useUndoKey(
    toasts.findLast(({ action }) => action?.undo),
    leave,
  );

  const region = (tone: ToastMessage["tone"], role: "status" | "alert") => (
    <div role={role} className="flex w-full flex-col items-center gap-2 not-empty:pb-2">
      {toasts
        .filter((toast) => toast.tone === tone)
        .map((toast) => (
          <Leaving key={toast.key} toast={toast} leave={leave} />
        ))}
    </div>
  );

  return (
    <ToastContext value={show}>
      {children}
      {inBrowser &&
        createPortal(
          <div
            id={TOASTS}
            className="pointer-events-none fixed inset-x-4 bottom-[calc(--spacing(22)+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 transition-[bottom] duration-2 lg:bottom-6 in-has-data-bottom-bar:bottom-[calc(--spacing(56)+env(safe-area-inset-bottom))] lg:in-has-data-bottom-bar:bottom-28 max-sm:in-data-toast-slot:static max-sm:in-data-toast-slot:gap-0 max-sm:in-data-toast-slot:px-4.5"
          >
            {region("success", "status")}
            {region("error", "alert")}
          </div>,
          document.body,
        )}
    </ToastContext>
  );
}

interface LeavingProps {
  toast: ShownToast;
  leave: (toast: ShownToast) => void;
}

function Leaving({ toast, leave }: LeavingProps) {
  const onLeave = useCallback(() => leave(toast), [leave, toast]);
  return <Toast toast={toast} onLeave={onLeave} />;
}
