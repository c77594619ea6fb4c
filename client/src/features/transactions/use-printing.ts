import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const PAPER = "print";

let begun = false;

/** Calls back before anything is laid out for paper: what is shown then is what is printed. */
function subscribe(changed: () => void): () => void {
  const paper = window.matchMedia(PAPER);
  const begin = () => {
    begun = true;
    flushSync(changed);
  };
  const end = () => {
    begun = false;
    changed();
  };
  paper.addEventListener("change", changed);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    paper.removeEventListener("change", changed);
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}

/** Whether the page is on its way to paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => begun || window.matchMedia(PAPER).matches);
}
