import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId, useState } from "react";
import { useNavigate } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { lazyComponent } from "@/lib/lazy-component";
import { transactionsBetween } from "@/lib/paths";
import { Card, CardHead } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";

import type { Summary, SummaryPeriod } from "../types";
import { ChartSkeleton } from "./ChartSkeleton";
import { PeriodChoice } from "./PeriodChoice";
import { useSummary } from "./use-summary";

const SummaryChart = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "member-later" */ "./SummaryChart");
  return { default: part.SummaryChart };
});

const PLOT = "h-60 sm:h-72";

interface IncomeExpenseCardProps {
  /** The months from the overview: undefined while loading, null after an error. */
  months: Summary | null | undefined;
  today: string;
  className?: string;
}

/** The chart card of the first screen: by day, week, month or year. */
export function IncomeExpenseCard({ months, today, className }: IncomeExpenseCardProps) {
  const { t } = useLingui();
  const heading = useId();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [period, setPeriod] = useState<SummaryPeriod>("month");
  const given = period === "month" ? months : null;
  // If the overview failed to load the months, they are fetched alone.
  const asked = useSummary({ period, enabled: given === null });
  const summary = given ?? asked.data ?? (asked.error ? null : months);

  const waiting = (
    <Loading label={t`Loading the chart`}>
      <ChartSkeleton className={PLOT} />
    </Loading>
  );
  return (
    <Card aria-labelledby={heading} className={className}>
      <CardHead id={heading} title={<Trans>Income and expense</Trans>}>
        <PeriodChoice value={period} onChange={setPeriod} className="w-full *:flex-1 sm:w-auto" />
      </CardHead>
      {summary ? (
        <div
          className={cx("transition-opacity duration-2", summary.period !== period && "opacity-60")}
        >
          <Suspense fallback={waiting}>
            <SummaryChart
              summary={summary}
              today={today}
              plotClassName={PLOT}
              onOpen={({ start, end }) => navigate(transactionsBetween(start, end))}
            />
          </Suspense>
        </div>
      ) : asked.error ? (
        <ErrorState retrying={asked.isFetching} onRetry={() => void asked.refetch()}>
          {failureText(asked.error)}
        </ErrorState>
      ) : (
        waiting
      )}
    </Card>
  );
}
