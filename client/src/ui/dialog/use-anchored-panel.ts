import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";

/** Pixels between the panel and its button, and between it and the edge of the window. */
const GAP = 6;
const EDGE = 12;

/** Below the button, or above it where more room is. */
function place(panel: HTMLElement, button: HTMLElement, align: "start" | "end"): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right, width } = button.getBoundingClientRect();
  panel.style.setProperty("--button-width", `${width}px`);
  panel.style.maxHeight = "";
  const below = clientHeight - bottom - GAP - EDGE;
  const above = top - GAP - EDGE;
  const goesUp = panel.offsetHeight > below && above > below;
  panel.style.maxHeight = `${goesUp ? above : below}px`;
  const x = align === "start" ? left : right - panel.offsetWidth;
  panel.style.left = `${Math.max(EDGE, Math.min(x, clientWidth - EDGE - panel.offsetWidth))}px`;
  panel.style.top = `${goesUp ? top - GAP - panel.offsetHeight : bottom + GAP}px`;
}

/** The first thing to use, as far as Tab would go to it. */
const FIRST =
  "[data-autofocus], :is(button, input, a[href], select):not(:disabled, [tabindex='-1'])";

/**
 * Shows a panel beside its button, above everything: the browser puts it into its top layer, or,
 * where it knows no popovers, it is fixed on the page. A press elsewhere, Escape and the focus
 * going elsewhere close it.
 */
export function useAnchoredPanel(open: boolean, close: () => void, align: "start" | "end") {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useLayoutEffect(() => {
    const [shown, anchor] = [panel.current, button.current];
    if (!open || !shown || !anchor) return;
    if ("showPopover" in shown) {
      shown.popover = "manual";
      shown.showPopover();
    }
    const put = () => place(shown, anchor, align);
    put();
    shown.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
    const sizes = new ResizeObserver(put);
    sizes.observe(shown);
    const listening = new AbortController();
    const { signal } = listening;
    const pressed = ({ target }: Event) => {
      const inside = [shown, anchor].some((each) => each.contains(target as Node));
      if (!inside) latest.current();
    };
    // The focus may be on the button again; a dialog around both is not what it closes.
    const pressedKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      latest.current();
    };
    anchor.addEventListener("keydown", pressedKey, { signal });
    window.addEventListener("pointerdown", pressed, { capture: true, signal });
    window.addEventListener("scroll", put, { capture: true, signal });
    window.addEventListener("resize", put, { signal });
    return () => {
      listening.abort();
      sizes.disconnect();
    };
  }, [open, align]);

  const leave = () => {
    button.current?.focus({ preventScroll: true });
    close();
  };

  const wiring = {
    ref: panel,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      const inside = [panel, button].some(({ current }) => current?.contains(relatedTarget));
      if (relatedTarget && !inside) close();
    },
  } as const;

  return { button, panel: wiring, leave };
}

/** The look of a panel that opens beside its button. */
export const PANEL =
  "fixed inset-auto z-50 overflow-y-auto rounded-panel border border-line bg-raised p-1.5 text-ink shadow-float outline-none transition duration-2 ease-out starting:translate-y-2 starting:opacity-0";
