import { type RefObject, useLayoutEffect, useState } from "react";

const TALLEST = 250;
/** Between the list and the edge of what is in sight. */
const MARGIN = 12;

interface Room {
  above: boolean;
  /** So many pixels high at most. */
  height: number;
}

function scrollingParent(element: HTMLElement): Element {
  for (let place = element.parentElement; place; place = place.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(place).overflowY)) return place;
  }
  return document.documentElement;
}

/** The room above and below a field in what scrolls with it, less what the phone's keyboard hides. */
function roomAt(field: HTMLElement): Room {
  const { top, bottom } = field.getBoundingClientRect();
  const frame = scrollingParent(field).getBoundingClientRect();
  const sight = window.visualViewport;
  const end = sight ? Math.min(frame.bottom, sight.offsetTop + sight.height) : frame.bottom;
  const below = end - bottom - MARGIN;
  const over = top - Math.max(frame.top, sight?.offsetTop ?? 0) - MARGIN;
  const above = below < TALLEST && over > below;
  return { above, height: Math.min(TALLEST, Math.max(above ? over : below, 0)) };
}

/** Where a list that hangs at a field has the most room, measured when it opens. */
export function useListMaxHeight(field: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ above: false, height: TALLEST });
  useLayoutEffect(() => {
    if (field.current) setRoom(roomAt(field.current));
  }, [field]);
  return room;
}
