import { type RefObject, useEffect } from "react";

/** Under a finger a dialog takes the focus for itself; where typing comes next, the field does. */
export function useFirstField(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const opened = setTimeout(() => field.current?.focus());
    return () => clearTimeout(opened);
  }, [field]);
}
