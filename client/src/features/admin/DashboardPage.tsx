import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatAgo } from "@/lib/relative-time";
import { useUrlParams } from "@/browser/use-url-params";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Select } from "@/ui/fields/Select";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { DevicesCard } from "./DevicesCard";
import { FigureCards, FIGURES_GRID } from "./FigureCards";
import { GuestsCard } from "./GuestsCard";
import { ImportsCards } from "./ImportsCards";
import { SummaryCard } from "./SummaryCard";
import { LocationsCard } from "./LocationsCard";
import { TotalUsersCard } from "./TotalUsersCard";
import type { Dashboard, Range } from "./use-dashboard";
import { DEFAULT_RANGE, rangeOf, RANGES, useDashboard } from "./use-dashboard";
import { WebsitesCard } from "./WebsitesCard";

export default function DashboardPage() {
  const { t } = useLingui();
  const { words, change } = useUrlParams();
  const range = rangeOf(words.get("range"));
  const { data, isError, isFetching, isPlaceholderData, refetch } = useDashboard(range);
  const choose = (chosen: Range) =>
    change(() => new URLSearchParams(chosen === DEFAULT_RANGE ? {} : { range: chosen }));
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        actions={<RangeChoice value={range} onChange={choose} />}
      />
      {data && isError && <StaleNotice asOf={data.as_of} busy={isFetching} onRetry={refetch} />}
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60 transition-opacity delay-200" : undefined}
        >
          <Cards dashboard={data} />
        </div>
      ) : isError ? (
        <Card>
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {t`We couldn't load the dashboard. Check your connection and try again.`}
          </ErrorState>
        </Card>
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  );
}

function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { total_users, websites, devices, locations, imports, guests, health, as_of } = dashboard;
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <FigureCards dashboard={dashboard} />
      <div className={SECOND_ROW}>
        <div className="min-w-0 lg:col-span-2">
          <TotalUsersCard total_users={total_users} />
        </div>
        <WebsitesCard websites={websites} />
      </div>
      <div className={THIRD_ROW}>
        <DevicesCard devices={devices} />
        <LocationsCard locations={locations} />
      </div>
      <ImportsCards imports={imports} />
      <GuestsCard guests={guests} />
      <SummaryCard health={health} as_of={as_of} />
    </div>
  );
}

interface RangeChoiceProps {
  value: Range;
  onChange: (range: Range) => void;
}

/** For which days the figures are. */
function RangeChoice({ value, onChange }: RangeChoiceProps) {
  const { t } = useLingui();
  return (
    <div className="font-label">
      <Select
        aria-label={t`Period`}
        icon={<CalendarDays className="size-4.5" />}
        options={RANGES.map((range) => ({ value: range.value, label: t(range.label) }))}
        value={value}
        onChange={(event) => onChange(rangeOf(event.target.value))}
      />
    </div>
  );
}

interface StaleNoticeProps {
  asOf: string;
  busy: boolean;
  onRetry: () => unknown;
}

/** Warns that the shown figures are stale. */
function StaleNotice({ asOf, busy, onRetry }: StaleNoticeProps) {
  const { language } = useLanguage();
  const ago = formatAgo(asOf, language);
  return (
    <Alert tone="info" role="status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <Trans>We couldn't refresh these figures. Last updated: {ago}.</Trans>
        </p>
        <Button variant="secondary" busy={busy} onClick={() => onRetry()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Alert>
  );
}

const SIX = [0, 1, 2, 3, 4, 5];

/** The dashboard before its figures are there: the same cards, with the shapes of their charts. */
function DashboardSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the dashboard`}>
      <div className="flex flex-col gap-3 sm:gap-5">
        <div className={FIGURES_GRID}>
          {["views", "visits", "new", "active"].map((name) => (
            <Card key={name} className="flex flex-col gap-1.5 px-3.5 py-3.5 sm:px-4.5 sm:py-4.5">
              <div className="flex items-center justify-between gap-2">
                <Skeleton className="my-0.5 h-4 w-20" />
                <Skeleton className="hidden size-9 rounded-m sm:block" />
              </div>
              <Skeleton className="my-0.5 h-7 w-24" />
              <Skeleton className="h-6 w-20" />
            </Card>
          ))}
        </div>
        <div className={SECOND_ROW}>
          <CardSkeleton className="lg:col-span-2">
            <Skeleton className="h-64 rounded-m sm:h-75" />
          </CardSkeleton>
          <CardSkeleton>
            <BarsSkeleton />
          </CardSkeleton>
        </div>
        <div className={THIRD_ROW}>
          <CardSkeleton>
            <ColumnsSkeleton />
          </CardSkeleton>
          <CardSkeleton>
            <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-5">
              <Skeleton className="my-7.5 size-45 rounded-full" />
              <div className="flex min-w-0 flex-1 basis-56 flex-col gap-5">
                {SIX.slice(2).map((line) => (
                  <Skeleton key={line} className="h-4" />
                ))}
              </div>
            </div>
          </CardSkeleton>
        </div>
      </div>
    </Loading>
  );
}

/** A card with its title, its chart and the room of the button below it. */
function CardSkeleton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Card className={className}>
      <Skeleton className="mt-2 mb-6 h-5 w-40" />
      {children}
      <div className="h-11.5" />
    </Card>
  );
}

function BarsSkeleton() {
  return (
    <div className="flex flex-col gap-3.5">
      {SIX.map((line) => (
        <div key={line}>
          <Skeleton className="mt-0.5 mb-2 h-4 w-28" />
          <Skeleton className="h-2" />
        </div>
      ))}
    </div>
  );
}

const HEIGHTS = ["h-1/4", "h-2/5", "h-1/2", "h-3/5", "h-4/5", "h-1/5"];

function ColumnsSkeleton() {
  return (
    <div className="grid h-60 grid-cols-6 items-end pb-6.5">
      {HEIGHTS.map((height) => (
        <Skeleton key={height} className={`mx-auto w-full max-w-8 rounded-badge ${height}`} />
      ))}
    </div>
  );
}

/** How the cards of the dashboard lie beside each other where there is room. */
const SECOND_ROW = "grid grid-cols-1 gap-3 sm:gap-5 lg:grid-cols-3";
const THIRD_ROW = "grid grid-cols-1 gap-3 sm:gap-5 xl:grid-cols-2";
