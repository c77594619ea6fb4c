import { useEffect, useRef } from "react";

import { createRandomId } from "@/lib/random-id";

function sheetOnTop(): string | undefined {
  const state = window.history.state as { sheet?: string } | null;
  return state?.sheet;
}

/** The entries of sheets that are closed; a question and the sheet under it close in one step. */
const closed = new Set<string | undefined>();

/** While closed sheets take their entries out of the history; that is no wish to close another. */
let returning: Promise<void> | null = null;

function leaveClosed(): void {
  if (returning || !closed.delete(sheetOnTop())) return;
  returning = new Promise((arrived) => {
    const goBack = () => {
      // Later than everybody who hears of this step.
      window.addEventListener("popstate", () => setTimeout(settle), { once: true });
      window.history.back();
    };
    const settle = () => {
      if (closed.delete(sheetOnTop())) return goBack();
      returning = null;
      arrived();
    };
    goBack();
  });
}

/**
 * While active, the phone's Back closes what is open instead of leaving the page.
 * It adds one entry to the history and takes it away again when closed otherwise.
 */
export function useBackCloses(active: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!active) return;
    const mark = createRandomId();
    let gone = false;
    const push = async () => {
      await returning;
      if (!gone) window.history.pushState({ ...window.history.state, sheet: mark }, "");
    };
    let pushing = setTimeout(() => void push());

    const wentBack = () => {
      if (returning || sheetOnTop() === mark) return;
      latest.current();
      // Whoever keeps the sheet open, to save what was typed, can go back again.
      pushing = setTimeout(() => void push());
    };
    window.addEventListener("popstate", wentBack);

    return () => {
      gone = true;
      clearTimeout(pushing);
      window.removeEventListener("popstate", wentBack);
      // A change of page in the same step writes its own entry first; going back would undo it.
      queueMicrotask(() => {
        closed.add(mark);
        leaveClosed();
      });
    };
  }, [active]);
}
