import { type PointerEvent, useRef } from "react";

const farEnough = 96;

/** Lets a sheet follow the finger downwards; let go far enough down, it asks to close. */
export function useSheetDrag(close: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);

  const follow = (distance: number) => {
    const style = panel.current?.style;
    style?.setProperty("transition-property", "none");
    style?.setProperty("translate", `0 ${Math.max(0, distance)}px`);
  };

  const release = (event: PointerEvent) => {
    if (start.current === null) return;
    const distance = event.clientY - start.current;
    start.current = null;
    panel.current?.style.removeProperty("transition-property");
    panel.current?.style.removeProperty("translate");
    if (event.type === "pointerup" && distance > farEnough) close();
  };

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) follow(event.clientY - start.current);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  return { panel, handle };
}
