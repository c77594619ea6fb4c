import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HeroSkeleton } from "@/ui/layout/HeroSkeleton";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { Money } from "@/ui/money/Money";

import { MonthDays } from "./MonthDays";
import { type Overview, useOverview } from "./queries";

/** The remaining income of the month, as hero of the transactions. */
export function RemainingCard() {
  const { data: overview, isPending } = useOverview();
  if (isPending) {
    return (
      <HeroCard compact className="min-h-43">
        <div className="sm:-my-px">
          <HeroSkeleton />
        </div>
      </HeroCard>
    );
  }
  // What this card cannot say, the list below says; its own state there asks to try again.
  return overview?.recent?.length === 0 ? null : <RemainingAmount overview={overview} />;
}

function RemainingAmount({ overview }: { overview: Overview | undefined }) {
  if (!overview?.income || !overview.expenses || overview.left === null) return null;
  const { left, income, expenses, month } = overview;
  const { label } = month;
  return (
    <HeroCard
      compact
      className="flex min-h-43 flex-wrap items-center justify-between gap-x-10 gap-y-4"
    >
      <div className="min-w-0 flex-auto basis-60">
        <div className="flex items-center gap-3 max-sm:justify-between">
          <h2 className="text-body font-medium tracking-normal text-hero-ink-2">
            <Trans>Left in {label}</Trans> <MonthDays inline month={month} className="text-small" />
          </h2>
          <HideAmountsButton />
        </div>
        <HeroMoney amount={left} className="sm:text-figure-short" />
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Part label={<Trans>Income</Trans>}>
          <Money amount={income.amount} kind="net" />
        </Part>
        <Part label={<Trans>Expenses</Trans>}>
          <Money amount={-expenses.amount} kind="net" />
        </Part>
      </dl>
    </HeroCard>
  );
}

function Part({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-hero-ink-2">{label}</dt>
      <dd className="text-title font-strong">{children}</dd>
    </div>
  );
}
