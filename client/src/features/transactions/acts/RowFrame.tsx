import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo } from "react";

import { useLanguage } from "@/i18n/use-language";

import type { Filters } from "../filters";
import { type Listed, rowsOf } from "../listed";
import type { Totals } from "../types";
import { transactionsKey } from "../use-transactions";
import { SelectingContext } from "./selecting";
import { useSelection } from "./use-selection";

const BulkActs = lazy(() => import(/* webpackChunkName: "bulk" */ "./BulkActs"));

interface RowFrameProps {
  filters: Filters;
  totals: Totals;
  children: ReactNode;
}

/** Stands around the list, keeps which rows are chosen, and offers what can be done with them. */
export function RowFrame({ filters, totals, children }: RowFrameProps) {
  const client = useQueryClient();
  const { language } = useLanguage();
  const listed = client.getQueryData<Listed>(transactionsKey(language, filters));
  const rows = useMemo(() => (listed ? rowsOf(listed) : []), [listed]);
  const { selecting, chooseEverything, clear } = useSelection(filters, rows);

  return (
    <SelectingContext value={selecting}>
      <div className="flex flex-col gap-3">
        {children}
        {selecting.active && (
          <Suspense>
            <BulkActs
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
    </SelectingContext>
  );
}
