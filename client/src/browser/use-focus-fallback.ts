import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a part of the page whose focused control goes away, such as a button that has
 * done its work: it then lands on `landing`. Give the result to `onFocus` of the part.
 */
export function useFocusFallback(landing: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  // Not by rendering: what goes away may be drawn by a child of its own.
  const watching = useRef<MutationObserver | null>(null);

  useEffect(
    () => () => {
      watching.current?.disconnect();
      watching.current = null;
    },
    [],
  );

  return ({ target, currentTarget }: FocusEvent) => {
    held.current = target;
    if (watching.current) return;
    watching.current = new MutationObserver(() => {
      if (!held.current || held.current.isConnected) return;
      const now = document.activeElement;
      // A dialog that goes returns the focus without telling React.
      held.current = currentTarget.contains(now) ? now : null;
      if (now === document.body) landing.current?.focus({ preventScroll: true });
    });
    watching.current.observe(currentTarget, { childList: true, subtree: true });
  };
}
