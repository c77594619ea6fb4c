import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";

import { IconButton } from "../buttons/IconButton";
import type { ToastMessage } from "./toast-context";
import { UNDO_KEYS } from "./use-undo-key";

const short = 5_000;
const long = 10_000;

interface ToastProps {
  toast: ToastMessage;
  onLeave: () => void;
}

/** One toast: it leaves after 5 s, after 10 s with an action, never while hovered or focused. */
export function Toast({ toast, onLeave }: ToastProps) {
  const { t } = useLingui();
  const { place, held, returnFocus } = useHoverOrFocus<HTMLDivElement>();
  const { action } = toast;
  const Icon = toast.tone === "error" ? CircleAlert : CircleCheck;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onLeave, action ? long : short);
    return () => clearTimeout(timer);
  }, [held, action, onLeave]);

  return (
    <div
      ref={place}
      className="pointer-events-auto flex min-h-13 w-full max-w-110 items-center gap-3 rounded-panel bg-toast py-1 pr-1 pl-4 text-small font-label text-toast-ink shadow-float transition duration-3 ease-out starting:translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-2">{toast.text}</p>
      {action && (
        <button
          type="button"
          aria-keyshortcuts={action.undo ? "Control+Z Meta+Z" : undefined}
          className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-m px-2.5 font-bold text-toast-action outline-toast-action"
          onClick={(event) => {
            returnFocus(event);
            action.run();
            onLeave();
          }}
        >
          {action.label}
          {action.undo && <UndoKeys />}
        </button>
      )}
      <IconButton
        label={t`Close`}
        onClick={(event) => {
          returnFocus(event);
          onLeave();
        }}
        className="text-toast-ink outline-toast-action hover:bg-transparent hover:text-toast-action"
        icon={<X className="size-4" />}
      />
    </div>
  );
}

/** The keys that do the same, shown where there is a keyboard beside a pointer. */
function UndoKeys() {
  return (
    <kbd className="hidden rounded-badge border border-current px-1.5 py-0.5 font-sans text-caption font-label opacity-80 pointer-fine:sm:inline">
      {UNDO_KEYS}
    </kbd>
  );
}

const changes = {
  pointerenter: { hovered: true },
  pointerleave: { hovered: false },
  focusin: { focused: true },
  focusout: { focused: false },
};

/**
 * Whether an element has the pointer over it or the focus inside it, and a way to give the focus
 * back to where it came from, or to the page's heading if that is gone.
 */
function useHoverOrFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const origin = useRef<HTMLElement>(null);
  const [hold, setHold] = useState({ hovered: false, focused: false });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const listening = new AbortController();
    for (const [type, change] of Object.entries(changes)) {
      const listen = () => setHold((before) => ({ ...before, ...change }));
      element.addEventListener(type, listen, { signal: listening.signal });
    }
    const remember = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget as HTMLElement | null;
      if (!element.contains(from)) origin.current = from;
    };
    element.addEventListener("focusin", remember, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const returnFocus = ({ detail }: MouseEvent) => {
    // Only from the keyboard: on a phone a field that gets the focus opens the keys again.
    if (detail > 0) return;
    if (origin.current?.isConnected) return origin.current.focus();
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  };

  return { place, held: hold.hovered || hold.focused, returnFocus };
}
