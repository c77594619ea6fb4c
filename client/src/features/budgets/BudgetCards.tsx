import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { LayoutGrid, Pencil } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";

import { Button } from "@/ui/buttons/Button";
import { Money } from "@/ui/money/Money";

import { BudgetCard } from "./BudgetCard";
import type { BudgetActions } from "./BudgetMenu";
import { getCardId } from "./budget-status";
import type { FillSource } from "./fill-amounts";
import { FirstBudgets } from "./FirstBudgets";
import { NotBudgeted } from "./NotBudgeted";
import type { Budgets } from "./types";

interface BudgetCardsProps {
  budgets: Budgets;
  actions: BudgetActions;
  /** Whether an income is still to be set, which comes first. */
  withoutIncome: boolean;
  /** Opens the dialog with all budgets, filled from a source if given. */
  onAll: (filling?: FillSource) => void;
  /** Opens the tiles on which an expense is recorded. */
  onQuick: () => void;
  /** Opens the quiz, which suggests a budget. */
  onQuiz: () => void;
}

/** The categories with a budget, and in one row those without. */
export function BudgetCards(props: BudgetCardsProps) {
  const { budgets, actions, withoutIncome, onAll, onQuick, onQuiz } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { datas, month, totals } = budgets;
  const set = datas.filter(({ amount }) => amount !== null);
  const unset = datas.filter(({ amount }) => amount === null);
  const first = () => {
    flushSync(() => setOpen(true));
    document.getElementById(getCardId(unset[0]?.category_id ?? ""))?.focus();
  };
  return (
    <section aria-label={t`Budget categories`} className="flex flex-col gap-3 sm:gap-4">
      <Head budgets={budgets} set={set.length} onAll={() => onAll()} onQuick={onQuick} />
      {set.length === 0 ? (
        <FirstBudgets
          budgets={datas}
          month={month}
          second={withoutIncome}
          onAll={onAll}
          onQuiz={onQuiz}
          onFirst={first}
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-3 sm:gap-4">
          {set.map((budget) => (
            <BudgetCard key={budget.category_id} budget={budget} actions={actions} />
          ))}
        </ul>
      )}
      {month.day !== null && set.length > 0 && <Legend day={month.day} days={month.days} />}
      {unset.length > 0 && (
        <NotBudgeted
          budgets={unset}
          spent={totals.spent_without_budget}
          open={open}
          onToggle={() => setOpen(!open)}
          actions={actions}
        />
      )}
    </section>
  );
}

interface HeadProps {
  budgets: Budgets;
  /** How many categories have a budget. */
  set: number;
  onAll: () => void;
  onQuick: () => void;
}

function Head({ budgets, set, onAll, onQuick }: HeadProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2>
          <Trans>Budget categories</Trans>
        </h2>
        <div className="-mx-3 flex flex-wrap *:px-3">
          <Button
            variant="ghost"
            icon={<LayoutGrid aria-hidden="true" className="size-4.5" />}
            aria-haspopup="dialog"
            // Phones have it within the record sheet, and no room for it here.
            className="max-sm:hidden"
            onClick={onQuick}
          >
            <Trans>Quick</Trans>
          </Button>
          <Button
            variant="ghost"
            icon={<Pencil aria-hidden="true" className="size-4.5" />}
            aria-haspopup="dialog"
            onClick={onAll}
          >
            <Trans>Edit all</Trans>
          </Button>
        </div>
      </div>
      {set > 0 && <PlannedTotals budgets={budgets} set={set} />}
    </div>
  );
}

/** 'Rp8.375.000 planned, 14 of 16 categories set'. */
function PlannedTotals({ budgets: { datas, totals }, set }: { budgets: Budgets; set: number }) {
  const planned = <Money amount={totals.amount} />;
  const all = datas.length;
  return (
    <p className="text-small text-ink-3">
      <Trans>
        {planned} planned,{" "}
        <Plural value={all} one={`${set} of # category set`} other={`${set} of # categories set`} />
      </Trans>
    </p>
  );
}

/** Says what the mark on the bars is. */
function Legend({ day, days }: { day: number; days: number }) {
  return (
    <p className="flex items-center gap-2 text-caption text-ink-3">
      <span aria-hidden="true" className="h-3.5 w-0.5 rounded-full bg-ink" />
      <Trans>
        The tick shows an even pace (day {day} of {days}).
      </Trans>
    </p>
  );
}
