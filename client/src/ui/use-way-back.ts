import { useLayoutEffect } from "react";

/**
 * Brings the focus back to what asked a question, however it was answered: Headless UI remembers
 * only what was focused after its code had come, and nothing of a choice or a menu that goes away.
 */
export function useWayBack(open: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!open || !(before instanceof HTMLElement)) return;
    return () => {
      setTimeout(() => before.focus({ preventScroll: true }));
    };
  }, [open]);
}
