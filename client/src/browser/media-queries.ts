import { useSyncExternalStore } from "react";

/** Creates the hook that tells whether the window matches a media query. */
export function createMediaQueryHook(media: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
  const matches = () => window.matchMedia(media).matches;
  return function useMediaQuery() {
    return useSyncExternalStore(subscribe, matches, () => false);
  };
}

const PHONE = "(width < 40rem)";

/** Whether the window is narrower than 640 px, where dialogs are sheets. */
export const usePhone = createMediaQueryHook(PHONE);

/** The same outside of React, at this moment. */
export const isPhone = () => window.matchMedia(PHONE).matches;
