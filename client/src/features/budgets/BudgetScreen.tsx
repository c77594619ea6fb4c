import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

import { useSession } from "@/api/use-session";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { Button } from "@/ui/buttons/Button";
import { HeroCard } from "@/ui/layout/HeroCard";
import { Loading } from "@/ui/feedback/Loading";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { AllocationCards } from "./AllocationCards";
import { BudgetAlerts } from "./BudgetAlerts";
import type { CardActions } from "./BudgetCard";
import { BudgetCards } from "./BudgetCards";
import type { BudgetDialogRequest } from "./BudgetDialogs";
import { BudgetHero } from "./BudgetHero";
import { GROUP_NAMES } from "./groups";
import { MonthPicker } from "./MonthPicker";
import { useAllocation, useBudgets } from "./queries";
import { QueryResult } from "./QueryResult";
import type { BudgetMonth, Group } from "./types";

const BudgetDialogs = lazy(
  () => import(/* webpackChunkName: "budget-dialogs" */ "./BudgetDialogs"),
);

const SHAPE = "block animate-pulse rounded-badge bg-hero-glass motion-reduce:animate-none";

const CARDS = Array.from({ length: 8 }, (_, index) => index);

interface BudgetScreenProps {
  /** The month that is looked at; without one the present one. */
  month: string | undefined;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  onMonth: (month: string | undefined) => void;
  onMove: (categoryId: string, group: Group) => void;
  /** The path of the expenses of a category in a month. */
  spentIn: (categoryId: string, month: BudgetMonth) => string;
  onQuick: () => void;
}

/** The budget page: the split of the income and the budgets of the categories. */
export function BudgetScreen(props: BudgetScreenProps) {
  const { month, today, onMonth, onMove, spentIn, onQuick } = props;
  const [request, setRequest] = useRestoredDialog<BudgetDialogRequest>(
    "budget",
    useSession().claims?.sub,
  );
  const allocation = useAllocation(month);
  const budgets = useBudgets(month);
  const failed = allocation.isError && budgets.isError;
  const retry = () => {
    void allocation.refetch();
    if (failed) void budgets.refetch();
  };
  const actsIn = (shown: BudgetMonth): CardActions => ({
    onAmount: (id) => setRequest({ do: "amount", id }),
    onRollover: (id) => setRequest({ do: "amount", id, first: "rollover" }),
    onMove,
    spentIn: (id) => spentIn(id, shown),
  });

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Budget</Trans>}
        actions={
          <LoadedMonthPicker
            shown={(budgets.data ?? allocation.data)?.month}
            lost={failed && month !== undefined}
            today={today}
            onMonth={onMonth}
          />
        }
      />
      <QueryResult query={allocation} waiting={<AllocationSkeleton />} onRetry={retry}>
        {(data) => (
          <>
            <BudgetHero
              allocation={data}
              past={data.month.end < today}
              onRequest={(what) => setRequest({ do: what })}
            />
            {budgets.data && <BudgetAlerts budgets={budgets.data.datas} />}
            <AllocationCards parts={data.parts} />
          </>
        )}
      </QueryResult>
      {!failed && (
        <QueryResult
          query={budgets}
          waiting={<CardsSkeleton />}
          onRetry={() => void budgets.refetch()}
        >
          {(data) => (
            <BudgetCards
              budgets={data}
              actions={actsIn(data.month)}
              onAll={(filling) => setRequest({ do: "all", filling })}
              onQuick={onQuick}
            />
          )}
        </QueryResult>
      )}
      {request && (
        <Suspense>
          <BudgetDialogs
            request={request}
            budgets={budgets.data}
            allocation={allocation.data}
            onClose={() => setRequest(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface LoadedMonthPickerProps extends Pick<BudgetScreenProps, "today" | "onMonth"> {
  shown: BudgetMonth | undefined;
  /** Whether the month of the address could not be had. */
  lost: boolean;
}

function LoadedMonthPicker({ shown, lost, today, onMonth }: LoadedMonthPickerProps) {
  if (shown) return <MonthPicker month={shown} today={today} onMonth={onMonth} />;
  if (!lost) return null;
  return (
    <Button variant="soft" onClick={() => onMonth(undefined)}>
      <Trans>This month</Trans>
    </Button>
  );
}

/** The skeleton of the allocation; the hero card has its colour from the start. */
function AllocationSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <HeroCard className="min-h-59">
        <Loading label={t`Loading the allocation`}>
          <span className={`${SHAPE} mb-5 h-16 w-full`} />
          <span className={`${SHAPE} h-12 w-64 max-w-full`} />
          <span className={`${SHAPE} mt-3 h-4 w-44`} />
        </Loading>
      </HeroCard>
      <div
        aria-hidden="true"
        className="grid grid-cols-3 gap-2 sm:grid-cols-1 sm:gap-5 lg:grid-cols-3"
      >
        {GROUP_NAMES.map((group) => (
          <Skeleton key={group} className="h-48 rounded-xl" />
        ))}
      </div>
    </>
  );
}

/** The skeleton of the category cards. */
function CardsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the budgets`}>
      <Skeleton className="mb-4 h-12 w-64 max-w-full" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-36 rounded-xl" />
        ))}
      </div>
    </Loading>
  );
}
