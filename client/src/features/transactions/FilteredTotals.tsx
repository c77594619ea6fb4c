import { Plural, Trans } from "@lingui/react/macro";

import { Money } from "@/ui/Money";

import type { Filters } from "./filters";
import type { Totals } from "./types";

interface FilteredTotalsProps {
  totals: Totals;
  category: Filters["category"];
}

/** What everything comes to that the filters meet, loaded or not. */
export function FilteredTotals({ totals, category }: FilteredTotalsProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small text-ink-2"
    >
      <p>
        <Plural value={totals.count} one="# transaction" other="# transactions" />
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {category !== "expenses" && (
          <span>
            <Trans>Income</Trans>{" "}
            <Money amount={totals.income} kind="income" className="font-label" />
          </span>
        )}
        {category !== "income" && (
          <span>
            <Trans>Expenses</Trans>{" "}
            <Money amount={totals.expenses} kind="expenses" className="font-label" />
          </span>
        )}
      </p>
    </div>
  );
}
