import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { BudgetAmountField } from "./BudgetAmountField";
import { sumAmounts } from "./fill-amounts";
import { QueryResult } from "./QueryResult";
import type { Budget } from "./types";
import type { FirstBudget } from "./use-first-budget";

/** So many categories are shown at least; the others come on demand. */
const FEWEST = 6;

/** The first budget of a new person, category by category, in their order. */
export function FirstBudgetStep({ first }: { first: FirstBudget }) {
  const { query, failure } = first;
  return (
    <>
      {failure !== null && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <QueryResult query={query} waiting={<AmountsSkeleton />} onRetry={() => void query.refetch()}>
        {({ datas }) => <AmountFields budgets={datas} first={first} />}
      </QueryResult>
    </>
  );
}

interface AmountFieldsProps {
  budgets: readonly Budget[];
  first: FirstBudget;
}

function AmountFields({ budgets, first: { amounts, set, errors } }: AmountFieldsProps) {
  const [all, setAll] = useState(false);
  // What is typed later must not make a field come or go.
  const [planned] = useState(() =>
    budgets.filter(({ category_id }) => typeof amounts[category_id] === "number"),
  );
  const few = planned.length >= FEWEST ? planned : budgets.slice(0, FEWEST);
  const ids = new Set([...planned, ...few].map(({ category_id }) => category_id));
  const shown = all ? budgets : budgets.filter(({ category_id }) => ids.has(category_id));
  const amount = <Money amount={sumAmounts(amounts)} className="font-bold text-ink" />;
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {shown.map((budget) => (
          <BudgetAmountField
            key={budget.category_id}
            budget={budget}
            value={amounts[budget.category_id] ?? null}
            error={errors[budget.category_id]}
            onChange={(typed) => set(budget.category_id, typed)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">
          <Trans>{amount} planned</Trans>
        </p>
        {!all && shown.length < budgets.length && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            <Trans>Show all categories</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

function AmountsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the budgets`}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {Array.from({ length: FEWEST }, (_, field) => (
          <Skeleton key={field} className="h-18 rounded-panel" />
        ))}
      </div>
    </Loading>
  );
}
