import { useEffect, useRef } from "react";

import { forgetDraft, keepDraft, keepDrafts, openDialogs, UNLOADED } from "./drafts";

/**
 * Keeps the dialog that is open, and what is typed in it under this name, when the person reloads
 * the page, as long as there is something to lose.
 */
export function useKeptOverReload(name: string, holds: () => boolean): void {
  const latest = useRef(holds);
  useEffect(() => {
    latest.current = holds;
  });

  useEffect(() => {
    const leave = () => {
      if (!latest.current()) return;
      keepDrafts([...openDialogs(), name]);
      keepDraft(UNLOADED, true);
    };
    // The page comes back as it was left, with everything that was typed.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) for (const draft of [...openDialogs(), name, UNLOADED]) forgetDraft(draft);
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [name]);
}
