import { type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

import { Toast } from "./Toast";
import { ToastContext, type ToastMessage } from "./toast-context";

type Shown = ToastMessage & { key: number };

const atOnce = 3;

const unchanging = () => () => undefined;

/** Holds the toasts; both live regions are there from the start, so that every toast is read. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([]);
  const inBrowser = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );

  const show = useCallback((toast: ToastMessage) => {
    setToasts((before) => {
      const key = (before.at(-1)?.key ?? 0) + 1;
      return [...before, { ...toast, key }].slice(-atOnce);
    });
  }, []);

  const leave = useCallback((key: number) => {
    setToasts((before) => before.filter((toast) => toast.key !== key));
  }, []);

  const region = (tone: ToastMessage["tone"], role: "status" | "alert") => (
    <div role={role} className="flex w-full flex-col items-center gap-2">
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
          <div className="pointer-events-none fixed inset-x-4 bottom-[calc(--spacing(22)+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 lg:bottom-6">
            {region("success", "status")}
            {region("error", "alert")}
          </div>,
          document.body,
        )}
    </ToastContext>
  );
}

function Leaving({ toast, leave }: { toast: Shown; leave: (key: number) => void }) {
  const onLeave = useCallback(() => leave(toast.key), [leave, toast.key]);
  return <Toast toast={toast} onLeave={onLeave} />;
}
