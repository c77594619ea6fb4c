import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useRef } from "react";

import { useSession } from "@/api/use-session";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { HeroCardSkeleton } from "@/ui/layout/HeroCardSkeleton";
import { Loading } from "@/ui/feedback/Loading";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { AllocationPart } from "./AllocationPart";
import { BudgetAlerts } from "./BudgetAlerts";
import { BudgetCards } from "./BudgetCards";
import type { BudgetDialogRequest } from "./BudgetDialogs";
import { BudgetHero, type HeroDialog } from "./BudgetHero";
import type { BudgetActions } from "./BudgetMenu";
import { getCardId, NOT_BUDGETED_ID } from "./budget-status";
import { GROUP_NAMES } from "./groups";
import { MonthPicker } from "./MonthPicker";
import { useAllocation, useBudgets } from "./queries";
import { QueryResult } from "./QueryResult";
import type { Allocation, BudgetMonth, Group } from "./types";

const BudgetDialogs = lazyComponent(
  () => import(/* webpackChunkName: "budget-dialogs" */ "./BudgetDialogs"),
);

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
  onQuiz: () => void;
}

/** What a month shows, and another try; `failed` where none of it could be had. */
function useMonth(month: string | undefined) {
  const allocation = useAllocation(month);
  const budgets = useBudgets(month);
  const failed = allocation.isError && budgets.isError;
  const shown = (budgets.data ?? allocation.data)?.month;
  const retry = () => {
    void allocation.refetch();
    if (failed) void budgets.refetch();
  };
  return { allocation, budgets, shown, failed, retry };
}

/** Keeps the focus at a category whose row became a card while its dialog was open, or the reverse. */
function useFocusOnCategory(request: BudgetDialogRequest | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (request) last.current = request.do === "amount" ? request.id : null;
    else if (last.current && document.activeElement === document.body) {
      const place = document.getElementById(getCardId(last.current));
      (place ?? document.getElementById(NOT_BUDGETED_ID))?.focus();
    }
  }, [request]);
}

/** The budget page: what is safe to spend, the budgets of the categories, the income's split. */
export function BudgetScreen(props: BudgetScreenProps) {
  const { month, today, onMonth } = props;
  const [request, setRequest] = useRestoredDialog<BudgetDialogRequest>(
    "budget",
    useSession().claims?.sub,
  );
  useFocusOnCategory(request);
  const { allocation, budgets, shown, failed, retry } = useMonth(month);
  const ofMonth = (data: Allocation) => ({
    allocation: data,
    past: data.month.end < today,
    onRequest: (what: HeroDialog) => setRequest({ do: what }),
  });

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Budget</Trans>}
        actions={
          <LoadedMonthPicker
            shown={shown}
            lost={failed && month !== undefined}
            today={today}
            onMonth={onMonth}
          />
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-span-8">
          <QueryResult query={allocation} waiting={<HeroCardSkeleton />} onRetry={retry}>
            {(data) => <BudgetHero {...ofMonth(data)} />}
          </QueryResult>
          {!failed && (
            <Categories
              {...props}
              query={budgets}
              withoutIncome={allocation.data?.income.planned === 0}
              onRequest={setRequest}
            />
          )}
        </div>
        <div className="min-w-0 xl:col-span-4">
          {allocation.data && <AllocationPart {...ofMonth(allocation.data)} />}
          {allocation.isPending && <AllocationSkeleton />}
        </div>
      </div>
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

interface CategoriesProps
  extends Pick<BudgetScreenProps, "onMove" | "spentIn" | "onQuick" | "onQuiz"> {
  query: ReturnType<typeof useBudgets>;
  withoutIncome: boolean;
  onRequest: (request: BudgetDialogRequest) => void;
}

/** What is to be looked at among the budgets, and all of them. */
function Categories({ query, onRequest, onMove, spentIn, ...more }: CategoriesProps) {
  const actionsIn = (shown: BudgetMonth): BudgetActions => ({
    onAmount: (id) => onRequest({ do: "amount", id }),
    onRollover: (id) => onRequest({ do: "amount", id, first: "rollover" }),
    onMove,
    spentIn: (id) => spentIn(id, shown),
  });
  return (
    <QueryResult query={query} waiting={<CardsSkeleton />} onRetry={() => void query.refetch()}>
      {(data) => (
        <>
          <BudgetAlerts budgets={data.datas} />
          <BudgetCards
            budgets={data}
            actions={actionsIn(data.month)}
            withoutIncome={more.withoutIncome}
            onAll={(filling) => onRequest({ do: "all", filling })}
            onQuick={more.onQuick}
            onQuiz={more.onQuiz}
          />
        </>
      )}
    </QueryResult>
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

/** The skeleton of the split and of the three shares. */
function AllocationSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 sm:gap-5">
      <Skeleton className="h-59 rounded-xl" />
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-1 sm:gap-5 lg:grid-cols-3 xl:grid-cols-1">
        {GROUP_NAMES.map((group) => (
          <Skeleton key={group} className="h-48 rounded-xl" />
        ))}
      </div>
    </div>
  );
}

/** The skeleton of the category cards. */
function CardsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the budgets`}>
      <Skeleton className="mb-4 h-12 w-64 max-w-full" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-3 sm:gap-4">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-36 rounded-xl" />
        ))}
      </div>
    </Loading>
  );
}
