import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Money } from "@/ui/Money";

import type { Filters } from "./filters";
import type { Totals } from "./types";

interface FilteredTotalsProps {
  totals: Totals;
  category: Filters["category"];
  /** Stands beside the number of transactions. */
  children?: ReactNode;
}

/** What everything comes to that the filters meet, loaded or not. */
export function FilteredTotals({ totals, category, children }: FilteredTotalsProps) {
  const { count, income, expenses } = totals;
  return (
    <div className="flex flex-col justify-between gap-x-6 gap-y-1 px-1 text-small text-ink-2 sm:flex-row sm:flex-wrap sm:items-baseline">
      <div className="flex items-center justify-between gap-4">
        <p role="status">
          <Plural value={count} one="# transaction" other="# transactions" />
        </p>
        {children}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 max-sm:pb-1 *:sm:flex *:sm:gap-x-1.5">
        {category !== "expenses" && (
          <div>
            <dt>
              <Trans>Income</Trans>
            </dt>
            <dd>
              <Money amount={income} kind="income" className="font-label" />
            </dd>
          </div>
        )}
        {category !== "income" && (
          <div>
            <dt>
              <Trans>Expenses</Trans>
            </dt>
            <dd>
              <Money amount={expenses} kind="expenses" className="font-label" />
            </dd>
          </div>
        )}
        {category === "all" && (
          <div>
            <dt>
              <Trans>Net</Trans>
            </dt>
            <dd>
              <Money amount={income - expenses} kind="net" className="font-label text-ink" />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
