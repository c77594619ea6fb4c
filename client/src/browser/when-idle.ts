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
