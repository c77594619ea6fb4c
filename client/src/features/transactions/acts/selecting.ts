import { createContext, useContext } from "react";

import { NOTHING, type Selection } from "./selection";

export interface Selecting {
  selection: Selection;
  /** Whether rows are being chosen: on phones the boxes show only then. */
  active: boolean;
  /** Whether all rows that are loaded are chosen. */
  allLoaded: boolean;
  /** Has the boxes shown, before any row is chosen. */
  begin: () => void;
  toggle: (id: string, extend?: boolean) => void;
  toggleAll: () => void;
}

export const SelectingContext = createContext<Selecting>({
  selection: NOTHING,
  active: false,
  allLoaded: false,
  begin: () => undefined,
  toggle: () => undefined,
  toggleAll: () => undefined,
});

/** Which rows of the list are chosen, and how to choose others. */
export function useSelecting(): Selecting {
  return useContext(SelectingContext);
}
