import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

const OVERSCAN = 12;
/** Up to this many rows all are rendered, so that the browser's search finds them. */
const MAX_UNVIRTUALIZED = 200;
/** The text size for which heights are given, in px. */
const BASE_FONT_SIZE = 16;

interface ListPosition {
  /** The offset of its upper edge from the top of the page, in px. */
  top: number;
  /** The text size relative to the base; heights scale with it. */
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
    // Content above may still load and push the list down.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);
  return found;
}

interface VirtualRowsOptions {
  place: RefObject<HTMLElement | null>;
  count: number;
  /** The estimated height of a row in px at the base text size. */
  estimate: (index: number) => number;
  keyOf: (index: number) => string;
}

/** The rows near the viewport, and the space above and below them in px. */
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
