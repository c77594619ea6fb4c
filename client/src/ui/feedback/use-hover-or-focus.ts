import { useEffect, useRef, useState } from "react";

const changes = {
  pointerenter: { hovered: true },
  pointerleave: { hovered: false },
  focusin: { focused: true },
  focusout: { focused: false },
};

/** Whether an element has the pointer over it or the focus inside it. */
export function useHoverOrFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const [hold, setHold] = useState({ hovered: false, focused: false });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const listening = new AbortController();
    for (const [type, change] of Object.entries(changes)) {
      const listen = () => setHold((before) => ({ ...before, ...change }));
      element.addEventListener(type, listen, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  return { place, held: hold.hovered || hold.focused };
}
