import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { lazyComponent } from "@/lib/lazy-component";

import type { Filters } from "../filters";
import type { Totals, Transaction } from "../types";
import { getTransactionsKey } from "./list-key";
import { getLoadedRows, type ListPages } from "./list-pages";
import {
  EMPTY_SELECTION,
  pruneSelection,
  type Selection,
  toggleAllRows,
  toggleRow,
} from "./selection";

const BulkActions = lazyComponent(() => import(/* webpackChunkName: "bulk" */ "./BulkActions"));

interface SelectionProviderProps {
  filters: Filters;
  totals: Totals;
  children: ReactNode;
}

/** Holds the selection of the list and shows the bulk toolbar. */
export function SelectionProvider({ filters, totals, children }: SelectionProviderProps) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const listed = client.getQueryData<ListPages>(getTransactionsKey(language, filters));
  const rows = useMemo(() => (listed ? getLoadedRows(listed) : []), [listed]);
  const { selecting, chooseEverything, clear } = useSelectionState(filters, rows);

  return (
    <SelectionContext value={selecting}>
      <div className="flex flex-col gap-3">
        {children}
        {selecting.active && (
          <Suspense>
            <BulkActions
              filters={filters}
              totals={totals}
              rows={rows}
              selection={selecting.selection}
              onEverything={chooseEverything}
              onLeave={clear}
            />
          </Suspense>
        )}
      </div>
    </SelectionContext>
  );
}

interface SelectionControl {
  selection: Selection;
  /** Whether a selection is in progress; on phones the marks show only then. */
  active: boolean;
  /** Whether all loaded rows are selected. */
  allLoaded: boolean;
  /** Starts a selection without a row. */
  begin: () => void;
  toggle: (id: string, extend?: boolean) => void;
  toggleAll: () => void;
}

const SelectionContext = createContext<SelectionControl>({
  selection: EMPTY_SELECTION,
  active: false,
  allLoaded: false,
  begin: () => undefined,
  toggle: () => undefined,
  toggleAll: () => undefined,
});

/** The selection of the list and its actions. */
export function useSelection(): SelectionControl {
  return useContext(SelectionContext);
}

/** Holds the selection; other filters reset it, another order does not. */
function useSelectionState(filters: Filters, rows: readonly Transaction[]) {
  const { category, wallet, category_ids, from, to, q } = filters;
  const about = JSON.stringify([category, wallet, category_ids, from, to, q]);
  const [begun, setBegun] = useState(false);
  const [state, setState] = useState<{ about: string; chosen: Selection }>({
    about,
    chosen: EMPTY_SELECTION,
  });

  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useMemo(
    () => (state.about === about ? pruneSelection(state.chosen, order) : EMPTY_SELECTION),
    [state, about, order],
  );
  const choose = (chosen: Selection) => setState({ about, chosen });

  const selecting: SelectionControl = {
    selection,
    active: begun || selection.ids.size > 0,
    allLoaded: order.length > 0 && selection.ids.size === order.length,
    begin: () => setBegun(true),
    toggle: (id, extend) => {
      setBegun(true);
      choose(toggleRow(selection, id, order, extend));
    },
    toggleAll: () => choose(toggleAllRows(selection, order)),
  };
  return {
    selecting,
    chooseEverything: () => choose({ ids: new Set(order), everything: true, anchor: null }),
    clear: () => {
      setBegun(false);
      choose(EMPTY_SELECTION);
    },
  };
}
