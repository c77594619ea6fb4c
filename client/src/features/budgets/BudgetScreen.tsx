import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";

import { useSession } from "@/api/use-session";
import { useKeptWish } from "@/lib/use-kept-wish";
import { Button } from "@/ui/Button";
import { PageHeader } from "@/ui/PageHeader";

import { AlertLines } from "./AlertLines";
import type { CardActs } from "./card-acts";
import { BudgetCards } from "./BudgetCards";
import { BudgetHero } from "./BudgetHero";
import { AllocationWaiting, CardsWaiting } from "./BudgetWaiting";
import { MonthChooser } from "./MonthChooser";
import { PartCards } from "./PartCards";
import { Queried } from "./Queried";
import type { BudgetMonth, Group } from "./types";
import { useAllocation } from "./use-allocation";
import { useBudgets } from "./use-budgets";
import type { BudgetWish } from "./wishes";

const BudgetDialogs = lazy(
  () => import(/* webpackChunkName: "budget-dialogs" */ "./BudgetDialogs"),
);

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
