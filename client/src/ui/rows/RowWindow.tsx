import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect } from "react";

import type { RowWindowProps } from "./virtual-rows";

const OVERSCAN = 12;

/** Finds the rows near the viewport and tells them; draws nothing itself. */
export function RowWindow({ options, onRows }: RowWindowProps) {
  const { count, estimate, keyOf, top, scale } = options;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: (index) => estimate(index) * scale,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const lines = virtualizer.getVirtualItems();
  const above = (lines[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((lines.at(-1)?.end ?? top) - top);
  const measure = virtualizer.measureElement;
  useLayoutEffect(() => {
    onRows({ lines, above, below, measure });
  }, [lines, above, below, measure, onRows]);
  return null;
}
