/** Until then what waits for a rest of the browser has it, in milliseconds. */
const LONGEST = 2_000;
/** Safari cannot tell when it rests; the page is painted by then. */
const PAINTED = 200;

/** Settles once what is on the screen is painted and nothing else is to be done. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => resolve();
    if ("requestIdleCallback" in window) requestIdleCallback(settle, { timeout: LONGEST });
    else setTimeout(settle, PAINTED);
  });
}

/** Until then the first screen has the connection for itself, in milliseconds. */
export const SETTLED_AFTER = 4_000;

/** Settles once the first screen has come, or when somebody begins to use it. */
export function whenSettled(): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const settle = () => {
      done.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, SETTLED_AFTER);
    for (const sign of ["pointerdown", "keydown"]) {
      window.addEventListener(sign, settle, { capture: true, passive: true, signal: done.signal });
    }
  });
}
