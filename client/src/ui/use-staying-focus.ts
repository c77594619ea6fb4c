import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a part of the page whose focused control goes away, such as a button that has
 * done its work: it then lands on `landing`. Give the result to `onFocus` of the part.
 */
export function useStayingFocus(landing: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) landing.current?.focus({ preventScroll: true });
  });
  return (event: FocusEvent) => {
    held.current = event.target;
  };
}
