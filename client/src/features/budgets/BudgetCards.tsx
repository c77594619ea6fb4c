import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Copy, LayoutGrid, Pencil, Sparkles } from "lucide-react";

import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import { BudgetCard, type CardActions } from "./BudgetCard";
import type { FillSource } from "./fill-amounts";
import type { Budget, Budgets } from "./types";

interface BudgetCardsProps {
  budgets: Budgets;
  actions: CardActions;
  /** Opens the dialog with all budgets, filled from a source if given. */
  onAll: (filling?: FillSource) => void;
  /** Opens the tiles on which an expense is recorded. */
  onQuick: () => void;
}

/** Every category of expenses with its budget. */
export function BudgetCards({ budgets, actions, onAll, onQuick }: BudgetCardsProps) {
  const { t } = useLingui();
  const { datas, month, totals } = budgets;
  const set = datas.filter(({ amount }) => amount !== null).length;
  return (
    <section aria-label={t`Budget categories`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2>
            <Trans>Budget categories</Trans>
          </h2>
          <PlannedTotals budgets={budgets} set={set} />
          {month.day !== null && totals.count > 0 && <Legend day={month.day} days={month.days} />}
        </div>
        <div className="-mx-4 flex flex-wrap">
          <Button
            variant="ghost"
            icon={<LayoutGrid aria-hidden="true" className="size-4.5" />}
            aria-haspopup="dialog"
            onClick={onQuick}
          >
            <Trans>Quick</Trans>
          </Button>
          <Button
            variant="ghost"
            icon={<Pencil aria-hidden="true" className="size-4.5" />}
            aria-haspopup="dialog"
            onClick={() => onAll()}
          >
            <Trans>Edit all</Trans>
          </Button>
        </div>
      </div>
      {set === 0 && <FirstBudgets budgets={datas} label={month.label} onAll={onAll} />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
        {datas.map((budget) => (
          <BudgetCard key={budget.category_id} budget={budget} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

/** 'Rp8.375.000 planned, 14 of 16 categories set'. */
function PlannedTotals({ budgets: { datas, totals }, set }: { budgets: Budgets; set: number }) {
  const planned = <Money amount={totals.amount} />;
  const unplanned = <Money amount={totals.spent_without_budget} />;
  const all = datas.length;
  return (
    <p className="text-small text-ink-3">
      <Trans>
        {planned} planned,{" "}
        <Plural value={all} one={`${set} of # category set`} other={`${set} of # categories set`} />
      </Trans>
      {totals.spent_without_budget > 0 && (
        <>
          {" · "}
          <Trans>{unplanned} spent without a budget</Trans>
        </>
      )}
    </p>
  );
}

/** Says what the mark on the bars is. */
function Legend({ day, days }: { day: number; days: number }) {
  return (
    <p className="mt-1 flex items-center gap-2 text-caption text-ink-3">
      <span aria-hidden="true" className="h-3.5 w-0.5 rounded-full bg-ink" />
      <Trans>
        The tick shows an even pace (day {day} of {days}).
      </Trans>
    </p>
  );
}

interface FirstBudgetsProps {
  budgets: readonly Budget[];
  label: string;
  onAll: (filling?: FillSource) => void;
}

/** While nothing is planned: the ways to begin that there are. */
function FirstBudgets({ budgets, label, onAll }: FirstBudgetsProps) {
  const copies = budgets.some(({ previous }) => previous !== null);
  const proposes = budgets.some(({ proposal }) => proposal !== null);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3>
          <Trans>No budget for {label} yet</Trans>
        </h3>
        <p className="mt-1 text-small text-ink-2">
          {copies || proposes ? (
            <Trans>Begin with what you know already; you can change every amount.</Trans>
          ) : (
            <Trans>Press a category below and enter the most you want to spend on it.</Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {copies && (
          <Button
            variant="soft"
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onClick={() => onAll("previous")}
          >
            <Trans>Copy from last month</Trans>
          </Button>
        )}
        {proposes && (
          <Button
            variant="soft"
            icon={<Sparkles aria-hidden="true" className="size-4.5" />}
            onClick={() => onAll("proposal")}
          >
            <Trans>Propose from three months</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
