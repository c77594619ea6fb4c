import { useFailureText } from "@/api/use-failure-text";
import { ArchivedGoals, GoalCards, GoalCardsSkeleton, NoGoals } from "@/features/goals/GoalCards";
import { GoalsHero, GoalsHeroSkeleton } from "@/features/goals/GoalsHero";
import type { useGoals } from "@/features/goals/queries";
import type { Goal } from "@/features/goals/types";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Card } from "@/ui/layout/Card";

import { CardGrid } from "./CardGrid";
import { cards } from "./cards";

interface GoalsTabProps {
  goals: ReturnType<typeof useGoals>;
  onNew: () => void;
  onOpen: (goal: Goal) => void;
}

/** What one saves for, and below it what a further goal would take. */
export function GoalsTab(props: GoalsTabProps) {
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <Goals {...props} />
      <CardGrid places={[{ card: cards.picker, place: "xl:col-span-12", room: "h-96" }]} />
    </div>
  );
}

function Goals({ goals: { data, error, isFetching, refetch }, onNew, onOpen }: GoalsTabProps) {
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
