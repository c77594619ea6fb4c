import { useSyncExternalStore } from "react";

/** All columns of the users are there, but not the room for long dates: 1280 to 1407 px. */
const TIGHT = "(width >= 80rem) and (width < 88rem)";

function subscribe(changed: () => void) {
  const query = window.matchMedia(TIGHT);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether dates are short in the table of users. */
export function useTight(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(TIGHT).matches,
    () => false,
  );
}
