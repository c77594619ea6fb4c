import { useCallback, useState } from "react";

/** A plot in px; `rem` is the size of text there. */
export interface PlotSize {
  width: number;
  height: number;
  rem: number;
}

/** The size of an element; nothing until it is laid out. */
export function usePlotSize<Plot extends Element>() {
  const [size, setSize] = useState<PlotSize>({ width: 0, height: 0, rem: 16 });
  const place = useCallback((element: Plot) => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width, height, rem });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, size };
}
