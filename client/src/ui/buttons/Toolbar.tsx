import { type ReactNode, useState } from "react";

import { moveFocusByArrowKey } from "@/browser/arrow-key-focus";

/** What makes a button one of the row: only one of them is a stop of the Tab key. */
export interface ToolbarStop {
  tabIndex: 0 | -1;
  onFocus: () => void;
}

interface ToolbarProps {
  /** What the buttons do together, for screen readers. */
  label: string;
  /** How many buttons there are. */
  count: number;
  className?: string;
  /** The buttons, each with the wiring of its place, counted from 0. */
  children: (stop: (index: number) => ToolbarStop) => ReactNode;
}

/** Buttons in a row that cost one stop of the Tab key; the arrow keys go on from there. */
export function Toolbar({ label, count, className, children }: ToolbarProps) {
  const [last, setLast] = useState(0);
  const at = Math.min(last, count - 1);
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={(event) => moveFocusByArrowKey(event)}
    >
      {children((index) => ({
        tabIndex: index === at ? 0 : -1,
        onFocus: () => setLast(index),
      }))}
    </div>
  );
}
