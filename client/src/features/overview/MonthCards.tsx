import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatDayRange } from "@/lib/dates";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { StatCard } from "@/ui/layout/StatCard";
import { TrendBadge } from "@/ui/money/TrendBadge";

import type { Overview } from "./queries";

const GRID = "flex flex-wrap gap-3 *:flex-1 *:basis-auto sm:gap-5 xl:grid xl:grid-cols-2";

interface MonthCardsProps {
  overview: Overview | undefined;
  onRetry: () => void;
  retrying: boolean;
}

/** What came in and what went out this month, against the same days of the last one. */
export function MonthCards({ overview, onRetry, retrying }: MonthCardsProps) {
  const { t } = useLingui();
  if (!overview) return <MonthCardsSkeleton />;
  const { income, expenses, compared_with: before } = overview;
  if (!income || !expenses) {
    return (
      <Card className="grid place-items-center">
        <ErrorState onRetry={onRetry} retrying={retrying}>
          {t`We couldn't add up this month.`}
        </ErrorState>
      </Card>
    );
  }
  return (
    <div className={GRID}>
      <StatCard label={<Trans>Income this month</Trans>} kind="income" amount={income.amount}>
        <MonthChange change={income} before={before} good="up" />
      </StatCard>
      <StatCard label={<Trans>Expense this month</Trans>} kind="expenses" amount={expenses.amount}>
        <MonthChange change={expenses} before={before} good="down" />
      </StatCard>
    </div>
  );
}

function MonthCardsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading this month`}>
      <div className={GRID}>
        {["income", "expenses"].map((name) => (
          <Card key={name} className="flex flex-col gap-1.5 px-3.5 py-3.5 sm:px-5 sm:py-4.5">
            <Skeleton className="h-5 w-28 max-w-full sm:my-2" />
            <Skeleton className="h-8 w-32 max-w-full" />
            <Skeleton className="h-6 w-24" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

interface MonthChangeProps {
  change: NonNullable<Overview["income"]>;
  /** The days that it is compared with: as many of last month as have passed in this one. */
  before: Overview["compared_with"];
  good: "up" | "down";
}

/** The change against the same days of last month, or that there is nothing to compare with. */
function MonthChange({ change: { change_percent }, before, good }: MonthChangeProps) {
  const { language } = useLanguage();
  const days = formatDayRange(before.start, before.end, language, "brief");
  return (
    <>
      <TrendBadge percent={change_percent} good={good} />
      {change_percent === null ? (
        <span className="max-w-32 text-small text-ink-3 sm:max-w-none">
          <Trans>No data for {days}</Trans>
        </span>
      ) : (
        <span className="text-small text-ink-3 max-sm:sr-only">
          <Trans>vs {days}</Trans>
        </span>
      )}
    </>
  );
}
