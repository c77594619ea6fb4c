import { useEffect, useRef } from "react";

const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/** Asks again by itself: after a second, then ever later, and when there is a connection again. */
export function useSessionRetry(onRetry: () => Promise<void>, needed = true): void {
  const ask = useRef(onRetry);
  useEffect(() => {
    ask.current = onRetry;
  });
  useEffect(() => {
    if (!needed) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (delay: number) => {
      timer = setTimeout(() => {
        void ask.current();
        wait(Math.min(delay * 2, LONGEST_DELAY));
      }, delay);
    };
    const askNow = () => void ask.current();
    wait(FIRST_DELAY);
    window.addEventListener("online", askNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", askNow);
    };
  }, [needed]);
}
