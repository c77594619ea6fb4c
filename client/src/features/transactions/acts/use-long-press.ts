import { type PointerEvent, useEffect, useRef } from "react";

const HELD_FOR = 500;
/** How far a finger may wander, in pixels; a longer way is a scroll. */
const STILL = 10;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  x: number;
  y: number;
}

/** Tells a long press from a tap: the tap that ends a long press is not one. */
export function useLongPress(onTap: () => void, onHeld: () => void) {
  const press = useRef<Press | null>(null);
  const held = useRef(false);

  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => end, []);

  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      held.current = false;
      if (pointerType === "mouse") return;
      const timer = setTimeout(() => {
        held.current = true;
        navigator.vibrate?.(10);
        onHeld();
      }, HELD_FOR);
      press.current = { timer, x: clientX, y: clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > STILL) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (press.current || held.current) event.preventDefault();
    },
    onClick: () => {
      if (!held.current) onTap();
      held.current = false;
    },
  };
}
