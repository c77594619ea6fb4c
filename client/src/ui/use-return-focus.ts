import { useLayoutEffect } from "react";

/**
 * Gives the focus back to where it was before something opened, if closing it left the focus
 * nowhere: Headless UI remembers only what was focused after its code had come.
 */
export function useReturnFocus(open: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!open || !(before instanceof HTMLElement)) return;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
