import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

import { useSession } from "@/api/use-session";
import { useKeptWish } from "@/lib/use-kept-wish";
import { Button } from "@/ui/Button";
import { HeroCard } from "@/ui/HeroCard";
import { Loading } from "@/ui/Loading";
import { PageHeader } from "@/ui/PageHeader";
import { Skeleton } from "@/ui/Skeleton";

import { PartCards } from "./AllocationCards";
import { AlertLines } from "./BudgetAlerts";
import type { CardActs } from "./BudgetCard";
import { BudgetCards } from "./BudgetCards";
import type { BudgetWish } from "./BudgetDialogs";
import { BudgetHero } from "./BudgetHero";
import { GROUP_NAMES } from "./groups";
import { MonthChooser } from "./MonthPicker";
import { useAllocation, useBudgets } from "./queries";
import { Queried } from "./QueryResult";
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
  /** The address of what was spent in a category in a month. */
  spentIn: (categoryId: string, month: BudgetMonth) => string;
  onQuick: () => void;
}

/** The budget of a month: what its income is meant for, and what may be spent on what. */
export function BudgetScreen(props: BudgetScreenProps) {
  const { month, today, onMonth, onMove, spentIn, onQuick } = props;
  const [wish, setWish] = useKeptWish<BudgetWish>("budget", useSession().claims?.sub);
  const allocation = useAllocation(month);
  const budgets = useBudgets(month);
  const failed = allocation.isError && budgets.isError;
  const retry = () => {
    void allocation.refetch();
    if (failed) void budgets.refetch();
  };
  const actsIn = (shown: BudgetMonth): CardActs => ({
    onAmount: (id) => setWish({ do: "amount", id }),
    onRollover: (id) => setWish({ do: "amount", id, first: "rollover" }),
    onMove,
    spentIn: (id) => spentIn(id, shown),
  });

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Budget</Trans>}
        actions={
          <Chooser
            shown={(budgets.data ?? allocation.data)?.month}
            lost={failed && month !== undefined}
            today={today}
            onMonth={onMonth}
          />
        }
      />
      <Queried query={allocation} waiting={<AllocationWaiting />} onRetry={retry}>
        {(data) => (
          <>
            <BudgetHero
              allocation={data}
              past={data.month.end < today}
              onWish={(what) => setWish({ do: what })}
            />
            {budgets.data && <AlertLines budgets={budgets.data.datas} />}
            <PartCards parts={data.parts} />
          </>
        )}
      </Queried>
      {!failed && (
        <Queried query={budgets} waiting={<CardsWaiting />} onRetry={() => void budgets.refetch()}>
          {(data) => (
            <BudgetCards
              budgets={data}
              acts={actsIn(data.month)}
              onAll={(filling) => setWish({ do: "all", filling })}
              onQuick={onQuick}
            />
          )}
        </Queried>
      )}
      {wish && (
        <Suspense>
          <BudgetDialogs
            wish={wish}
            budgets={budgets.data}
            allocation={allocation.data}
            onClose={() => setWish(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ChooserProps extends Pick<BudgetScreenProps, "today" | "onMonth"> {
  shown: BudgetMonth | undefined;
  /** Whether the month of the address could not be had. */
  lost: boolean;
}

function Chooser({ shown, lost, today, onMonth }: ChooserProps) {
  if (shown) return <MonthChooser month={shown} today={today} onMonth={onMonth} />;
  if (!lost) return null;
  return (
    <Button variant="soft" onClick={() => onMonth(undefined)}>
      <Trans>This month</Trans>
    </Button>
  );
}

/** The shapes of the income and its three parts; the card is green from the start. */
function AllocationWaiting() {
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

/** The shapes of the categories. */
function CardsWaiting() {
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
