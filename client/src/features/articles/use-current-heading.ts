import { useEffect, useState } from "react";

import type { Heading } from "@/api/public-types";

/** A part counts as being read once its heading has come into the upper third of the window. */
const UPPER = 1 / 3;
const FAR = 100_000;

/** The id of the part that is being read. */
export function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const passed = new Set<string>();
    // It tells what has changed, so that nothing is measured.
    const look = (changes: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      setCurrent(headings.filter(({ id }) => passed.has(id)).at(-1)?.id ?? null);
    };
    // It reaches far above the window, so that also a leap back over a heading is seen.
    const rootMargin = `${FAR}px 0px -${(1 - UPPER) * 100}% 0px`;
    const observer = new IntersectionObserver(look, { rootMargin });
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
