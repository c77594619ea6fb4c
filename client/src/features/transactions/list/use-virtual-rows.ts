import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

const OVERSCAN = 12;
/** Up to here all rows are there, for the browser's search. */
const MAX_UNVIRTUALIZED = 200;
/** The size of text that heights are told for, in px. */
const BASE_FONT_SIZE = 16;

interface ListPosition {
  /** How far its upper edge lies below the top of the page, in px. */
  top: number;
  /** How large text is, as a part of its usual size: heights follow it. */
  scale: number;
}

function useListPosition(place: RefObject<HTMLElement | null>): ListPosition {
  const [found, setFound] = useState<ListPosition>({ top: 0, scale: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const edge = place.current?.getBoundingClientRect().top;
      if (edge === undefined) return;
      const top = Math.round(edge + window.scrollY);
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const scale = (size || BASE_FONT_SIZE) / BASE_FONT_SIZE;
      setFound((known) => (known.top === top && known.scale === scale ? known : { top, scale }));
    };
    measure();
    // What stands above may still arrive and push the list down.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);
  return found;
}

interface VirtualRowsOptions {
  place: RefObject<HTMLElement | null>;
  count: number;
  /** How high a row is until it has been measured, in px of the usual text size. */
  estimate: (index: number) => number;
  keyOf: (index: number) => string;
}

/** Which rows of a long list lie near the window, and the room above and below them in px. */
export function useVirtualRows({ place, count, estimate, keyOf }: VirtualRowsOptions) {
  const { top: scrollMargin, scale } = useListPosition(place);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: (index) => estimate(index) * scale,
    getItemKey: keyOf,
    overscan: count > MAX_UNVIRTUALIZED ? OVERSCAN : MAX_UNVIRTUALIZED,
    scrollMargin,
  });
  const lines = virtualizer.getVirtualItems();
  const above = (lines[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((lines.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return { lines, above, below, measure: virtualizer.measureElement };
}
