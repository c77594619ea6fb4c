import { createContext, useContext, useLayoutEffect } from "react";

interface PageFrame {
  /** Where the buttons of the page's head stand; null while there is no such place. */
  actions: HTMLElement | null;
  /** Takes the head and the tabs of the page away until the answer is called. */
  takeWhole: () => () => void;
}

export const PageFrameContext = createContext<PageFrame | null>(null);

/**
 * For a part of a page that shows one thing in full: as long as it does, the head and the tabs of
 * the page are away, and the part has a PageHeader of its own.
 */
export function useWholePage(whole = true): void {
  const frame = useContext(PageFrameContext);
  useLayoutEffect(() => (whole ? frame?.takeWhole() : undefined), [frame, whole]);
}
