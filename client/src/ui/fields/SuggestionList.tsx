import { type ReactNode, type RefObject, useEffect, useRef } from "react";

import { cx } from "@/lib/cx";

import { scrollIntoList } from "./scroll-into-list";
import { useListMaxHeight } from "./use-list-max-height";

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
