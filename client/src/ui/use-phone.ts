import { useSyncExternalStore } from "react";

const narrow = "(width < 40rem)";

function subscribe(changed: () => void) {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the window is narrower than 640 px, where dialogs are sheets. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
}
