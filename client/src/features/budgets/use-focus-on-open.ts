import { type RefObject, useEffect, useRef } from "react";

/** Under a finger a dialog takes the focus for itself; this gives it to one of its controls. */
export function useFocusOnOpen(wanted: boolean): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!wanted) return;
    const opened = setTimeout(() => control.current?.focus());
    return () => clearTimeout(opened);
  }, [wanted]);
  return control;
}
