import { useEffect, useRef } from "react";

/** What takes Escape for itself while it is open. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Calls back on Escape while active, unless something is open that Escape closes. */
export function useEscape(active: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!active) return;
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(OPEN)) latest.current();
    };
    // Before whatever is open has closed itself for the same key.
    document.addEventListener("keydown", pressed, { capture: true });
    return () => document.removeEventListener("keydown", pressed, { capture: true });
  }, [active]);
}
