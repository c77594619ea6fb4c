import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Suspense, useCallback } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { LedgerContext } from "@/features/goals/ledger-context";
import { ArchivedGoals, GoalCards, GoalCardsSkeleton, NoGoals } from "@/features/goals/GoalCards";
import { GoalsHero, GoalsHeroSkeleton } from "@/features/goals/GoalsHero";
import type { Goal } from "@/features/goals/types";
import { useGoals } from "@/features/goals/queries";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { usePhone } from "@/browser/media-queries";

import { useLedger } from "../state/use-ledger";
import { cards } from "./planning/cards";
import { GoalDialogs, NEW_GOAL } from "./planning/GoalDialogs";
import { useMadeGoal } from "./planning/use-made-goal";

const STACK = "flex flex-col gap-4 sm:gap-5";
const GRID = "grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-12";

/** The goal that is looked at, or a new one. */
function useWish() {
  const owner = useSession().claims?.sub;
  const kept = useRestoredDialog<string>("goals", owner);
  useMadeGoal(kept[1]);
  return kept;
}

/** What one saves for, and how saved money can grow. */
export default function PlanningPage() {
  const phone = usePhone();
  const goals = useGoals();
  const archived = useGoals({ archived: true, enabled: false });
  const [wish, setWish] = useWish();
  const close = useCallback(() => setWish(null), [setWish]);
  const all = [...(goals.data?.datas ?? []), ...(archived.data?.datas ?? [])];
  const make = () => setWish(NEW_GOAL);

  return (
    <LedgerContext value={useLedger()}>
      <div className={STACK}>
        <PageHeader
          title={<Trans>Planning</Trans>}
          actions={
            goals.data?.datas.length !== 0 && (
              <Button
                variant={phone ? "ghost" : "primary"}
                icon={<Plus aria-hidden="true" className="size-5" />}
                onClick={make}
                className="max-sm:-mr-3 max-sm:px-3"
              >
                <Trans>New goal</Trans>
              </Button>
            )
          }
        />
        <Goals goals={goals} onNew={make} onOpen={({ id }) => setWish(id)} />
        <More />
      </div>
      <GoalDialogs wish={wish} goals={all} onClose={close} />
    </LedgerContext>
  );
}

interface GoalsProps {
  goals: ReturnType<typeof useGoals>;
  onNew: () => void;
  onOpen: (goal: Goal) => void;
}

function Goals({ goals: { data, error, isFetching, refetch }, onNew, onOpen }: GoalsProps) {
  const failureText = useFailureText();
  if (data) {
    return (
      <>
        {data.datas.length > 0 ? (
          <>
            <GoalsHero goals={data} />
            <GoalCards goals={data.datas} onOpen={onOpen} />
          </>
        ) : (
          <NoGoals onNew={onNew} />
        )}
        <ArchivedGoals onOpen={onOpen} />
      </>
    );
  }
  if (error) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <GoalsHeroSkeleton />
      <GoalCardsSkeleton />
    </>
  );
}

/** What lies below the goals, each in its place and with the room that it will take. */
const PLACES = [
  { card: cards.picker, place: "xl:col-span-7", room: "h-120" },
  { card: cards.plan, place: "xl:col-span-5", room: "h-120" },
  { card: cards.plans, place: "xl:col-span-12", room: "h-40" },
  { card: cards.simulation, place: "xl:col-span-8", room: "h-96" },
  { card: cards.risk, place: "xl:col-span-4", room: "h-96" },
];

function More() {
  return (
    <div className={GRID}>
      {PLACES.map(({ card, place, room }) => (
        <div key={place} className={`grid min-w-0 ${place}`}>
          <Suspense fallback={<Skeleton className={`rounded-xl ${room}`} />}>
            <card.Component />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
