import { useMemo, useState } from "react";

import type { Filters } from "../filters";
import type { Transaction } from "../types";
import type { Selecting } from "./selecting";
import { kept, NOTHING, type Selection, toggled, toggledAll } from "./selection";

/** Which rows of a list are chosen; other filters begin a new choice, another order does not. */
export function useSelection(filters: Filters, rows: readonly Transaction[]) {
  const { category, category_id, from, to, q } = filters;
  const about = JSON.stringify([category, category_id, from, to, q]);
  const [begun, setBegun] = useState(false);
  const [state, setState] = useState<{ about: string; chosen: Selection }>({
    about,
    chosen: NOTHING,
  });

  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useMemo(
    () => (state.about === about ? kept(state.chosen, order) : NOTHING),
    [state, about, order],
  );
  const choose = (chosen: Selection) => setState({ about, chosen });

  const selecting: Selecting = {
    selection,
    active: begun || selection.ids.size > 0,
    allLoaded: order.length > 0 && selection.ids.size === order.length,
    begin: () => setBegun(true),
    toggle: (id, extend) => {
      setBegun(true);
      choose(toggled(selection, id, order, extend));
    },
    toggleAll: () => choose(toggledAll(selection, order)),
  };
  return {
    selecting,
    chooseEverything: () => choose({ ids: new Set(order), everything: true, anchor: null }),
    clear: () => {
      setBegun(false);
      choose(NOTHING);
    },
  };
}
