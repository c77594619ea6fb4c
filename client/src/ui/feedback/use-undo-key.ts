import { useEffect } from "react";

import type { ShownToast } from "./toast-list";

const APPLE = typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.userAgent);

/** How the keys are written that take back what was done. */
export const UNDO_KEYS = APPLE ? "⌘Z" : "Ctrl+Z";

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable]";

function asksForUndo({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || altKey) return false;
  // In a field the keys take back what was typed.
  return !(target instanceof Element && target.closest(TYPING));
}

/** Lets Ctrl+Z do what the toast offers, from anywhere, because it lies far from the list. */
export function useUndoKey(
  toast: ShownToast | undefined,
  leave: (toast: ShownToast) => void,
): void {
  useEffect(() => {
    if (!toast?.action) return;
    const { run } = toast.action;
    const pressed = (event: KeyboardEvent) => {
      if (!asksForUndo(event)) return;
      event.preventDefault();
      run();
      leave(toast);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [toast, leave]);
}
