// Aids press without a pointer, and the browser's own buttons lead away without any press.
const SIGNS = ["pointerdown", "keydown", "wheel", "touchstart", "scroll", "click", "popstate"];

/**
 * Waits until the part of the page that came as html with this id is about to be used: it comes
 * near the window, or the reader does anything. At once when there is no such html, or when the
 * address asks for more than the page itself.
 */
export async function waitForInteraction(id: string): Promise<void> {
  const element = globalThis.document?.getElementById(id);
  if (!element || window.location.search || window.location.hash) return;
  await new Promise<void>((wanted) => {
    const done = new AbortController();
    const start = () => {
      done.abort();
      observer.disconnect();
      wanted();
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    });
    observer.observe(element);
    for (const sign of SIGNS) {
      // Ahead of React, which stops the presses of what it has not taken over yet.
      const how = { capture: true, passive: true, signal: done.signal };
      window.addEventListener(sign, start, how);
    }
  });
}
