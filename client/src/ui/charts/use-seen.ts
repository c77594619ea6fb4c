import { useEffect, useRef, useState } from "react";

/** Whether an element has come near the window since it was there; stays true from then on. */
export function useSeen<Place extends Element>() {
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
      { rootMargin: "160px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { place, seen };
}
