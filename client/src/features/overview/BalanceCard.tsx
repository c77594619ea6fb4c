import { Trans } from "@lingui/react/macro";
import { ChartColumn, Plus, TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";

import { Button } from "@/ui/buttons/Button";
import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HeroSkeleton } from "@/ui/layout/HeroSkeleton";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { Money } from "@/ui/money/Money";

import { MonthDays } from "./MonthDays";
import type { Overview } from "./queries";

interface BalanceCardProps {
  /** Undefined while loading. */
  overview: Overview | undefined;
  onRecord: () => void;
  onSummary: () => void;
}

/** The balance, what this month has brought so far, and what one does next. */
export function BalanceCard({ overview, ...actions }: BalanceCardProps) {
  return (
    <BalanceFrame {...actions}>
      {overview ? (
        <>
          <HeroMoney amount={overview.balance} />
          <SoFar overview={overview} />
        </>
      ) : (
        <HeroSkeleton />
      )}
    </BalanceFrame>
  );
}

interface BalanceFrameProps extends Partial<Omit<BalanceCardProps, "overview">> {
  children: ReactNode;
}

/** The card around the balance; its buttons are inert until there is something that they do. */
export function BalanceFrame({ children, onRecord, onSummary }: BalanceFrameProps) {
  const inert = !onRecord;
  return (
    <HeroCard className="flex min-h-59 flex-col justify-between gap-6 sm:min-h-79">
      <div>
        <div className="mb-1 flex items-center justify-between gap-3">
          <h2 className="text-body font-medium tracking-normal text-hero-ink-2">
            <Trans>Your balance</Trans>
          </h2>
          <div inert={inert}>
            <HideAmountsButton />
          </div>
        </div>
        {children}
      </div>
      <div inert={inert} className="flex flex-wrap gap-3">
        <Button
          variant="gold"
          className="max-sm:hidden"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={onRecord}
        >
          <Trans>Add Transaction</Trans>
        </Button>
        <Button
          variant="glass"
          icon={<ChartColumn aria-hidden="true" className="size-5" />}
          onClick={onSummary}
        >
          <Trans>Transaction summary</Trans>
        </Button>
      </div>
    </HeroCard>
  );
}

/** '+Rp5.325.500 so far in June'. */
function SoFar({ overview: { left, month, income, expenses } }: { overview: Overview }) {
  const { label } = month;
  if (left === null) return null;
  if (!income?.amount && !expenses?.amount) {
    return (
      <p className="mt-1.5 text-small text-hero-ink-2">
        <Trans>Nothing recorded in {label} yet</Trans> <MonthDays inline month={month} />
      </p>
    );
  }
  const Trend = left < 0 ? TrendingDown : TrendingUp;
  const amount = <Money amount={left} kind="net" className="font-label text-hero-gold" />;
  return (
    <p className="mt-1.5 flex items-center gap-2 text-small text-hero-ink-2">
      <Trend aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <Trans>
          {amount} so far in {label}
        </Trans>{" "}
        <MonthDays inline month={month} />
      </span>
    </p>
  );
}
