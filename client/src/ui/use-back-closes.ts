import { useEffect, useRef } from "react";

import { newKey } from "@/lib/new-key";

function sheetOnTop(): string | undefined {
  const state = window.history.state as { sheet?: string } | null;
  return state?.sheet;
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
    const mark = newKey();
    const push = () => window.history.pushState({ ...window.history.state, sheet: mark }, "");
    let pushing = setTimeout(push);

    const wentBack = () => {
      if (sheetOnTop() === mark) return;
      latest.current();
      // Whoever keeps the sheet open, to save what was typed, can go back again.
      pushing = setTimeout(push);
    };
    window.addEventListener("popstate", wentBack);

    return () => {
      clearTimeout(pushing);
      window.removeEventListener("popstate", wentBack);
      // A change of page in the same step writes its own entry first; going back would undo it.
      queueMicrotask(() => {
        if (sheetOnTop() === mark) window.history.back();
      });
    };
  }, [active]);
}
