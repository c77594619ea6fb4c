import { useLayoutEffect } from "react";

/**
 * Returns the focus to the element that had it before something opened. By default only if nothing
 * else has the focus by then; `always` also takes it from elsewhere. Headless UI does this only for
 * elements that were focused after its code had loaded, and not for those that go away themselves.
 */
export function useRestoreFocus(open: boolean, { always = false } = {}): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!open || !(before instanceof HTMLElement)) return;
    return () => {
      setTimeout(() => {
        if (always || document.activeElement === document.body) {
          before.focus({ preventScroll: true });
        }
      });
    };
  }, [open, always]);
}
