import { useEffect, useState } from "react";

/** By then a dialog has come in, or gone, also on a slow machine. */
const SETTLED = 1000;

/**
 * Whether a dialog is drawn, and in which turn: each opening is one of its own. Headless UI loses
 * its way where a dialog is closed while it still comes in: it would lie over the page, unseen, for
 * ever. Such a one goes at once; others have a moment to leave.
 */
export function useDialogLifecycle(open: boolean): { drawn: boolean; turn: number } {
  const [now, setNow] = useState({ open, drawn: open, settled: false, turn: 0 });
  if (now.open !== open) {
    const { settled, turn } = now;
    setNow({ open, drawn: open || settled, settled: false, turn: turn + Number(open) });
  }
  useEffect(() => {
    const settle = () => setNow((then) => ({ ...then, drawn: open, settled: open }));
    const settling = setTimeout(settle, SETTLED);
    return () => clearTimeout(settling);
  }, [open]);
  return now;
}
