import { Trans } from "@lingui/react/macro";

import { cx } from "@/lib/cx";
import { HeroCard } from "@/ui/HeroCard";
import { HeroMoney } from "@/ui/HeroMoney";
import { HideAmounts } from "@/ui/HideAmounts";

import { GROUP_NAMES, GROUPS } from "./groups";
import { IncomeLine } from "./IncomeLine";
import { SafeLine } from "./SafeLine";
import { SplitChoice } from "./SplitChoice";
import type { Allocation } from "./types";

export type HeroWish = "safe" | "split" | "income";

interface BudgetHeroProps {
  allocation: Allocation;
  /** Whether the month is over. */
  past: boolean;
  onWish: (wish: HeroWish) => void;
}

/** What is safe to spend a day, the income of the month, and how it is split. */
export function BudgetHero({ allocation, past, onWish }: BudgetHeroProps) {
  const { income, month, safe } = allocation;
  const { label } = month;
  return (
    <HeroCard className="flex flex-col gap-5">
      {safe && <SafeLine safe={safe} month={month} onOpen={() => onWish("safe")} />}
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="min-w-0 flex-auto basis-60">
          <div className="flex items-center gap-3 max-sm:justify-between">
            <h2 className="text-small font-medium tracking-normal sm:text-body text-hero-ink-2">
              {month.day === null ? (
                <Trans>Money allocation · income in {label}</Trans>
              ) : (
                <Trans>Money allocation · income this month</Trans>
              )}
            </h2>
            <HideAmounts />
          </div>
          <HeroMoney amount={income.planned} />
          <IncomeLine income={income} label={label} past={past} onExpect={() => onWish("income")} />
        </div>
        <SplitChoice allocation={allocation} onCustom={() => onWish("split")} />
      </div>
      <SplitBar allocation={allocation} />
    </HeroCard>
  );
}

/** The split as a bar; on the green card it wears the colours of the dark theme. */
function SplitBar({ allocation: { split } }: { allocation: Allocation }) {
  return (
    <div aria-hidden="true" className="dark flex gap-1">
      {GROUP_NAMES.filter((group) => split[group] > 0).map((group) => (
        <span
          key={group}
          style={{ flexGrow: split[group] }}
          className={cx("h-3 rounded-full", GROUPS[group].fill)}
        />
      ))}
    </div>
  );
}
