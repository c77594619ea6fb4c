import type { ReactNode, RefObject } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

import { cx } from "@/lib/cx";

import { scrollIntoList } from "./scroll-into-list";

export interface Suggestion {
  key: string;
  /** What is shown of it and read out. */
  content: ReactNode;
}

interface SuggestionListProps<Offered extends Suggestion> {
  id: string;
  label: string;
  /** The field that it belongs to; it keeps the focus. */
  field: RefObject<HTMLElement | null>;
  suggestions: readonly Offered[];
  active: Offered | undefined;
  optionId: (suggestion: Offered) => string;
  onChoose: (suggestion: Offered) => void;
}

/** Hangs over the form at its field, above or below it, so that nothing in the form moves. */
export function SuggestionList<Offered extends Suggestion>({
  id,
  label,
  field,
  suggestions,
  active,
  optionId,
  onChoose,
}: SuggestionListProps<Offered>) {
  const list = useRef<HTMLDivElement>(null);
  const { above, height } = useListMaxHeight(field);

  useEffect(() => {
    const row = list.current?.querySelector("[data-active]");
    if (list.current && row) scrollIntoList(list.current, row);
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      style={{ maxHeight: height }}
      // Neither the mouse nor a finger takes the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      className={cx(
        "absolute inset-x-0 z-10 overflow-y-auto overscroll-contain rounded-panel border border-line bg-raised p-1.5 shadow-float",
        above ? "bottom-full mb-1.5" : "top-full mt-1.5",
      )}
    >
      {suggestions.map((suggestion) => (
        <button
          type="button"
          tabIndex={-1}
          key={suggestion.key}
          id={optionId(suggestion)}
          role="option"
          aria-selected={suggestion === active}
          data-active={suggestion === active || undefined}
          onClick={() => onChoose(suggestion)}
          className={cx(
            "flex min-h-12 w-full items-center gap-3 rounded-segment px-2.5 py-1 text-left font-medium hover:bg-sunken",
            suggestion === active && "bg-primary-soft text-on-primary-soft hover:bg-primary-soft",
          )}
        >
          {suggestion.content}
        </button>
      ))}
    </div>
  );
}

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
function useListMaxHeight(field: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ above: false, height: TALLEST });
  useLayoutEffect(() => {
    if (field.current) setRoom(roomAt(field.current));
  }, [field]);
  return room;
}
