import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** How far pages were scrolled when they were left, by their step in the history, in px. */
const places = new Map<string, number>();
const MOST = 30;
/** For so long it is tried to get to a place, unless the reader goes elsewhere meanwhile. */
const PATIENCE_MS = 5000;
const ACTS = ["wheel", "touchstart", "pointerdown", "keydown"];

function keep(step: string, place: number): void {
  places.delete(step);
  places.set(step, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}

/** The step of the history at which the reader is; those that a browser made have all one key. */
function useStep(): string {
  const { key, pathname, hash } = useLocation();
  return `${key} ${pathname}${hash}`;
}

/** Whether the reader is back at a step that was left further down. */
export function useIsReturning(): boolean {
  const here = useStep();
  const [{ step, back }, setArrival] = useState({ step: here, back: places.has(here) });
  if (step === here) return back;
  const arrival = { step: here, back: places.has(here) };
  setArrival(arrival);
  return arrival.back;
}

/** Goes down to a place until the page is high enough for it, or the reader goes elsewhere. */
function goTo(place: number): AbortController {
  const tries = new AbortController();
  const { signal } = tries;
  const end = performance.now() + PATIENCE_MS;
  const go = (time: number) => {
    if (signal.aborted) return;
    window.scrollTo(0, place);
    if (time < end && Math.abs(window.scrollY - place) > 1) requestAnimationFrame(go);
    else tries.abort();
  };
  for (const act of ACTS) window.addEventListener(act, () => tries.abort(), { signal });
  requestAnimationFrame(go);
  return tries;
}

/**
 * Remembers how far the page is scrolled, and goes there again when the reader comes back, where
 * what the page shows is `ready` at once.
 */
export function useScrollRestoration(ready: boolean): void {
  const step = useStep();
  const arrived = useRef("");
  const tries = useRef<AbortController | null>(null);

  useEffect(() => {
    if (arrived.current === step) return;
    arrived.current = step;
    const before = places.get(step);
    // A list that has to be fetched anew is too short for the place.
    if (!ready || !before) return;
    // The page that comes up begins at its top, and has its whole height when its parts are there.
    tries.current = goTo(before);
    return () => tries.current?.abort();
  }, [step, ready]);

  // Before the page goes: what follows it may be shorter, which scrolls the window as well.
  useLayoutEffect(() => {
    const before = places.get(step);
    let place = window.scrollY;
    const scrolled = () => {
      place = window.scrollY;
    };
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      window.removeEventListener("scroll", scrolled);
      const isOnTheWay = tries.current?.signal.aborted === false;
      keep(step, isOnTheWay && before ? before : place);
    };
  }, [step]);
}
