import { useLayoutEffect, useRef, useState } from "react";

import { usePhone } from "@/browser/media-queries";

/** The least width of any table, in rem: a text twice as large wants twice the room. */
const LEAST = 34;
/** So much wider or narrower is another window, and no bar to scroll by, in px. */
const ANOTHER = 32;

interface Tried {
  width: number;
  /** What the table wanted there, in rem. */
  wanted: number;
}

/** What was tried with what stands in the frame now, which has a width of its own. */
function tryAgain(frame: HTMLElement, rem: number, before: Tried): Tried {
  const { clientWidth: width, scrollWidth } = frame;
  const last = Math.abs(width - before.width) > ANOTHER ? { width, wanted: LEAST } : before;
  if (scrollWidth <= width + 1) return last;
  return { ...last, wanted: Math.max(last.wanted, scrollWidth / rem) };
}

/** Whether rows have the room to be a table in what the ref holds; else they are a list. */
export function useTableMinWidth() {
  const phone = usePhone();
  const frame = useRef<HTMLDivElement>(null);
  const tried = useRef<Tried>({ width: 0, wanted: LEAST });
  const [narrow, setNarrow] = useState(false);
  // At any time, as other rows may want more.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      tried.current = tryAgain(current, rem, tried.current);
      setNarrow(current.clientWidth < tried.current.wanted * rem && current.clientWidth > 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  });
  return { frame, table: !phone && !narrow };
}
