import { useSyncExternalStore } from "react";

/** The hook that tells whether the window is as a media query says. */
export function windowIs(media: string): () => boolean {
  const subscribe = (changed: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  };
  const is = () => window.matchMedia(media).matches;
  return function useWindow() {
    return useSyncExternalStore(subscribe, is, () => false);
  };
}
