import { vi } from "vitest";

/** Gives jsdom, which has no layout, a window of the given width in px. */
export function windowOfWidth(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(width < 40rem)" && width < 640,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Puts everything within sight as soon as somebody looks whether it is. */
export function everythingInSight(): void {
  type Notify = (entries: { isIntersecting: boolean }[]) => void;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: Notify;
      constructor(notify: Notify) {
        this.#notify = notify;
      }
      observe() {
        this.#notify([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}

/** Gives everything that somebody measures this size in px. */
export function everythingOfSize(width: number, height: number): void {
  type Notify = (entries: { contentRect: { width: number; height: number } }[]) => void;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #notify: Notify;
      constructor(notify: Notify) {
        this.#notify = notify;
      }
      observe() {
        this.#notify([{ contentRect: { width, height } }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
