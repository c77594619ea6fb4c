import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { transactionsBetween } from "@/lib/paths";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { IconButton } from "@/ui/buttons/IconButton";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Tabs } from "@/ui/navigation/Tabs";

import type { Summary, SummaryBar, SummaryPeriod } from "../types";
import { ChartSkeleton } from "./ChartSkeleton";
import { PeriodChoice } from "./PeriodChoice";
import { getWindowTitle } from "./summary-labels";
import { SummaryChart } from "./SummaryChart";
import { useSummary } from "./use-summary";

interface CategoriesProps {
  today: string;
  onRecord: () => void;
  /** Called when a link leads away. */
  onLeave: () => void;
}

interface SummaryDialogProps {
  onClose: () => void;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  onRecord: () => void;
  /** Where the money went; it comes when its tab is opened. */
  Categories: ComponentType<CategoriesProps>;
}

/** What came in and what went out: over time, or by category. */
export function SummaryDialog({ onClose, Categories, ...shown }: SummaryDialogProps) {
  const { t } = useLingui();
  const [tab, setTab] = useState<"time" | "categories">("time");
  return (
    <Dialog open onClose={onClose} size="lg" title={<Trans>Transaction Summary</Trans>}>
      <div>
        <Tabs
          label={t`Transaction Summary`}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "time", label: <Trans>Income and expenses</Trans> },
            { value: "categories", label: <Trans>Categories</Trans> },
          ]}
        >
          <div className="flex flex-col gap-4 pt-4">
            {tab === "time" ? (
              <TimeSummary {...shown} onLeave={onClose} />
            ) : (
              <Suspense fallback={<SummarySkeleton />}>
                <Categories {...shown} onLeave={onClose} />
              </Suspense>
            )}
          </div>
        </Tabs>
      </div>
    </Dialog>
  );
}

/** Income against expenses by day, week, month or year, window by window. */
function TimeSummary({ today, onRecord, onLeave }: CategoriesProps) {
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [period, setPeriod] = useState<SummaryPeriod>("month");
  const [at, setAt] = useState<string | null>(null);
  const { data, error, isPlaceholderData, isFetching, refetch } = useSummary({ period, at });

  return (
    <>
      <PeriodChoice
        value={period}
        onChange={(next) => {
          setPeriod(next);
          setAt(null);
        }}
        className="w-full *:flex-1 sm:w-105"
      />
      {data ? (
        <SummaryPanel
          summary={data}
          today={today}
          waiting={isPlaceholderData}
          onMove={setAt}
          onRecord={onRecord}
          onOpen={({ start, end }) => {
            onLeave();
            navigate(transactionsBetween(start, end));
          }}
        />
      ) : error ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <SummarySkeleton />
      )}
    </>
  );
}

interface SummaryPanelProps {
  summary: Summary;
  today: string;
  /** Another window is loading; this one stays visible. */
  waiting: boolean;
  onMove: (at: string) => void;
  onOpen: (bar: SummaryBar) => void;
  onRecord: () => void;
}

/** One window of the summary: totals, chart, and navigation. */
function SummaryPanel({ summary, waiting, onMove, onRecord, ...chart }: SummaryPanelProps) {
  const { t } = useLingui();
  const { datas: bars } = summary;
  const income = bars.reduce((sum, bar) => sum + bar.income, 0);
  const expenses = bars.reduce((sum, bar) => sum + bar.expenses, 0);
  const empty = income === 0 && expenses === 0;
  return (
    <div
      aria-busy={waiting || undefined}
      className={cx("flex flex-col gap-4 transition-opacity duration-2", waiting && "opacity-60")}
    >
      {!empty && <SummarySentence income={income} expenses={expenses} />}
      <WindowNavigation summary={summary} onMove={onMove} />
      {empty ? (
        <EmptyState
          illustration="empty-transactions"
          title={<Trans>Nothing recorded in this period</Trans>}
          action={<Button onClick={onRecord}>{t`Add Transaction`}</Button>}
        >
          <Trans>Try another period, or add what you remember.</Trans>
        </EmptyState>
      ) : (
        <SummaryChart offersTable summary={summary} plotClassName="h-64 sm:h-80" {...chart} />
      )}
    </div>
  );
}

interface SummarySentenceProps {
  /** Whole rupiah, without sign. */
  income: number;
  expenses: number;
}

/** The totals of a window; praises a surplus. */
function SummarySentence({ income, expenses }: SummarySentenceProps) {
  const earned = <Money amount={income} kind="income" className="font-bold" />;
  const spent = <Money amount={expenses} kind="expenses" className="font-bold" />;
  if (income > expenses) {
    return (
      <Alert tone="praise">
        <Trans>
          Congrats! You've earned {earned} and spent {spent}
        </Trans>
      </Alert>
    );
  }
  return (
    <p className="rounded-m bg-sunken px-3.5 py-3 text-small leading-5 font-label text-ink-2">
      <Trans>
        You earned {earned} and spent {spent}.
      </Trans>
    </p>
  );
}

interface WindowNavigationProps {
  summary: Summary;
  /** Called with a day of the requested window. */
  onMove: (at: string) => void;
}

/** The period shown, with buttons for the previous and next window. */
function WindowNavigation({ summary, onMove }: WindowNavigationProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { period, datas, window } = summary;
  const step = (at: string | null) => ({
    "aria-disabled": at === null || undefined,
    onClick: () => at && onMove(at),
    className: cx("border border-line-control", at === null && "opacity-50"),
  });
  return (
    <div className="flex items-center gap-3">
      <IconButton
        label={t`Earlier`}
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        {...step(window.previous)}
      />
      <p role="status" className="min-w-0 flex-1 text-center font-bold text-balance">
        {getWindowTitle(datas, period, language)}
      </p>
      <IconButton
        label={t`Later`}
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        {...step(window.next)}
      />
    </div>
  );
}

/** The skeleton of the summary. */
function SummarySkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your summary`}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-11 rounded-m" />
        <Skeleton className="mx-auto h-11 w-56 rounded-m" />
        <ChartSkeleton className="h-64 sm:h-80" />
      </div>
    </Loading>
  );
}
