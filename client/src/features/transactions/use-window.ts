import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

const OVERSCAN = 12;
/** Up to here all rows are there, for the browser's search and for print. */
const WHOLE = 200;

/** How far an element's upper edge lies below the top of the page, in px. */
function useTop(place: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const edge = place.current?.getBoundingClientRect().top;
      if (edge !== undefined) setTop(Math.round(edge + window.scrollY));
    };
    measure();
    // What stands above may still arrive and push the list down.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);
  return top;
}

interface WindowOptions {
  place: RefObject<HTMLElement | null>;
  count: number;
  /** How high a row is until it has been measured, in px. */
  estimate: (index: number) => number;
  keyOf: (index: number) => string;
}

/** Which rows of a long list lie near the window, and the room above and below them in px. */
export function useRowsInWindow({ place, count, estimate, keyOf }: WindowOptions) {
  const scrollMargin = useTop(place);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: estimate,
    getItemKey: keyOf,
    overscan: count > WHOLE ? OVERSCAN : WHOLE,
    scrollMargin,
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return { rows, above, below, measure: virtualizer.measureElement };
}
