import { useLayoutEffect } from "react";

/** For so many milliseconds, and so many pixels around, a second press is an echo of the first. */
const SOON = 400;
const NEAR = 24;

/** Where a pointer was pressed last; null once a key was used. */
let last: MouseEvent | null = null;
/** Until when an echo of it is expected. */
let until = 0;
/** Whether the press that is going on is one. */
let echo = false;

function isEcho({ clientX, clientY }: MouseEvent): boolean {
  // What software presses has no place.
  if (!last || !(clientX || clientY) || performance.now() > until) return false;
  return Math.hypot(clientX - last.clientX, clientY - last.clientY) <= NEAR;
}

function watch(event: MouseEvent): void {
  // A click by a key.
  if (event.type === "click" && event.detail === 0) return;
  const again = isEcho(event);
  if (event.type === "pointerdown") {
    echo = again;
    if (!again) {
      until = 0;
      last = event;
    }
  }
  if (!echo && !again) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const forget = () => {
  last = null;
};

/**
 * Keeps the second half of a double tap, which closed something or brought its next step, from
 * what lies there now.
 */
export function useDoubleTapGuard(open: boolean, step?: unknown): void {
  useLayoutEffect(() => {
    if (!open) return;
    // Added once, however often: they only look on until something closes.
    for (const type of ["pointerdown", "mousedown", "click"] as const) {
      window.addEventListener(type, watch, true);
    }
    window.addEventListener("keydown", forget, true);
    return () => {
      until = performance.now() + SOON;
    };
  }, [open, step]);
}
