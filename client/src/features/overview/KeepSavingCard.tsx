import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { APP_PATHS } from "@/lib/paths";
import { formatPercent } from "@/lib/percent";
import { Barn } from "@/ui/pictures/Barn";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";

import type { Overview } from "./queries";

const SHAPE = "flex flex-1 items-center gap-4 rounded-xl px-4.5 py-4 sm:px-5";

interface KeepSavingCardProps {
  /** Undefined while loading. */
  overview: Overview | undefined;
  onSave: () => void;
}

/** The progress of the nearest goal, or this month's savings, with a link to save more. */
export function KeepSavingCard({ overview, onSave }: KeepSavingCardProps) {
  const heading = useId();
  if (!overview) return <KeepSavingSkeleton />;
  return (
    <section aria-labelledby={heading} className={`${SHAPE} bg-gold-soft`}>
      <Barn percent={overview.goal?.percent ?? 0} className="size-21 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 id={heading} className="text-title tracking-tight">
          <Trans>Keep saving</Trans>
        </h2>
        <p className="mt-0.5 mb-2.5 text-small leading-5 text-ink-2">
          {overview.goal ? (
            <GoalProgress goal={overview.goal} />
          ) : (
            <MonthlySavings overview={overview} />
          )}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="gold" className={WRAPPING} onClick={onSave}>
            <Trans>Saving Now</Trans>
          </Button>
          <Link
            to={APP_PATHS.planning}
            className="inline-flex min-h-11 items-center text-small font-button text-primary underline underline-offset-4"
          >
            {overview.goal ? <Trans>See goals</Trans> : <Trans>Pick a goal</Trans>}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** 'Umrah is 36% full.' */
function GoalProgress({ goal: { name, percent, left } }: { goal: NonNullable<Overview["goal"]> }) {
  const { language } = useLanguage();
  const full = <b className="money font-bold text-ink">{formatPercent(percent, language)}</b>;
  const rest = <Money amount={left} className="font-bold text-ink" />;
  return (
    <Trans>
      {name} is {full} full. {rest} to go.
    </Trans>
  );
}

function MonthlySavings({ overview: { groups, month } }: { overview: Overview }) {
  const { label } = month;
  if (!groups)
    return <Trans>You don't have a goal yet, but what you put aside already counts.</Trans>;
  if (groups.savings === 0) {
    return (
      <Trans>
        You don't have a goal yet and haven't put anything aside in {label}. Even a little is a good
        start.
      </Trans>
    );
  }
  const amount = <Money amount={groups.savings} className="font-bold text-ink" />;
  return (
    <Trans>
      {amount} put aside in {label}. It counts even without a goal.
    </Trans>
  );
}

function KeepSavingSkeleton() {
  const { t } = useLingui();
  return (
    <div className={`${SHAPE} border border-line bg-surface shadow-card`}>
      <div className="min-w-0 flex-1">
        <Loading label={t`Loading your savings`}>
          <div className="flex items-center gap-4">
            <Skeleton className="size-21 shrink-0 rounded-panel" />
            <div className="min-w-0 flex-1">
              <Skeleton className="mt-0.5 h-5 w-36 max-w-full" />
              <Skeleton className="mt-1.5 h-4 w-full" />
              <Skeleton className="mt-1 h-4 w-3/4" />
              <Skeleton className="mt-3 h-11 w-28 rounded-m" />
            </div>
          </div>
        </Loading>
      </div>
    </div>
  );
}
