import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** So near to the edge of the window, in px, the page scrolls under the row. */
const EDGE = 96;
const SPEED = 9;

interface Drag {
  pointer: number;
  rows: readonly HTMLElement[];
  from: number;
  /** Where the row would be put down now. */
  to: number;
  /** Where in the row it was taken hold of, in px from its top. */
  grip: number;
  /** Where the pointer is in the window. */
  y: number;
  frame: number;
}

const getMiddle = ({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight / 2;

/** Which place a row has when it is carried there: it passes whose middle its edge has passed. */
export function getDropIndex(
  middles: readonly number[],
  from: number,
  { top, bottom }: { top: number; bottom: number },
): number {
  const before = middles.slice(0, from).filter((middle) => top < middle).length;
  const behind = middles.slice(from + 1).filter((middle) => bottom > middle).length;
  return from - before + behind;
}

/** How far a row makes room for the one that is carried, in heights of that one. */
function getShift(index: number, { from, to }: Drag): number {
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
}

/** Lets the carried row follow the pointer inside its list, and the others make room. */
function renderDrag(list: HTMLElement, drag: Drag): void {
  const row = drag.rows[drag.from];
  if (!row) return;
  const wanted = drag.y - drag.grip - list.getBoundingClientRect().top;
  const top = Math.max(0, Math.min(list.offsetHeight - row.offsetHeight, wanted));
  const bottom = top + row.offsetHeight;
  drag.to = getDropIndex(drag.rows.map(getMiddle), drag.from, { top, bottom });
  for (const [index, other] of drag.rows.entries()) {
    const shift = other === row ? top - row.offsetTop : getShift(index, drag) * row.offsetHeight;
    other.style.transform = shift === 0 ? "" : `translateY(${String(shift)}px)`;
  }
}

/**
 * Moves the rows of a list, marked with data-row, by their handles: with mouse, pen and finger.
 * Escape gives it up. The list has to be the offset parent of its rows.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);

  const end = (kept: boolean) => {
    const held = drag.current;
    if (!held) return;
    drag.current = null;
    cancelAnimationFrame(held.frame);
    for (const row of held.rows) row.style.transform = "";
    setDragged(null);
    if (kept && held.to !== held.from) onMove(held.from, held.to);
  };

  useEffect(() => {
    if (dragged === null) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === "Escape") end(false);
    };
    window.addEventListener("keydown", giveUp);
    return () => window.removeEventListener("keydown", giveUp);
  });

  const scroll = () => {
    const held = drag.current;
    if (!held || !list.current) return;
    const down = held.y > window.innerHeight - EDGE ? SPEED : 0;
    const by = held.y < EDGE ? -SPEED : down;
    if (by !== 0) {
      window.scrollBy(0, by);
      renderDrag(list.current, held);
    }
    held.frame = requestAnimationFrame(scroll);
  };

  const start = (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest<HTMLElement>("[data-row]");
    if (event.button !== 0 || !row || !list.current || drag.current) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = [...list.current.querySelectorAll<HTMLElement>("[data-row]")];
    const from = rows.indexOf(row);
    const grip = event.clientY - row.getBoundingClientRect().top;
    const { pointerId: pointer, clientY: y } = event;
    drag.current = { pointer, rows, from, to: from, grip, y, frame: 0 };
    drag.current.frame = requestAnimationFrame(scroll);
    setDragged(from);
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    if (held?.pointer !== event.pointerId || !list.current) return;
    held.y = event.clientY;
    renderDrag(list.current, held);
  };

  /** What every handle needs. */
  const handle = {
    onPointerDown: start,
    onPointerMove: follow,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };

  return { dragged, handle };
}
