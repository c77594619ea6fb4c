import { useEffect, useRef } from "react";

import {
  deleteDraft,
  openDialogDrafts,
  saveDraft,
  saveTrackedDrafts,
  UNLOAD_MARK,
} from "./draft-storage";

/**
 * Keeps the dialog that is open, and what is typed in it under this name, when the person reloads
 * the page, as long as there is something to lose.
 */
export function useDraftOnUnload(name: string, holds: () => boolean): void {
  const latest = useRef(holds);
  useEffect(() => {
    latest.current = holds;
  });

  useEffect(() => {
    const leave = () => {
      if (!latest.current()) return;
      saveTrackedDrafts([...openDialogDrafts(), name]);
      saveDraft(UNLOAD_MARK, true);
    };
    // The page comes back as it was left, with everything that was typed.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        for (const draft of [...openDialogDrafts(), name, UNLOAD_MARK]) deleteDraft(draft);
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [name]);
}
