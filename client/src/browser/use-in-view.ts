import { useEffect, useRef, useState } from "react";

/** Whether an element has come within so many px of the viewport; stays true from then on. */
export function useInView<Place extends Element>(near = 160) {
  const place = useRef<Place>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: `${near}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);

  return { place, seen };
}
