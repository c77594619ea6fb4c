import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";

import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { GoalCard } from "./GoalCard";
import type { Goal } from "./types";

const GRID = "grid grid-cols-1 gap-4 sm:gap-5 md:grid-cols-2 xl:grid-cols-3";

interface GoalCardsProps {
  goals: readonly Goal[];
  onOpen: (goal: Goal) => void;
}

/** The goals that are being saved for. */
export function GoalCards({ goals, onOpen }: GoalCardsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Your goals`} className={GRID}>
      {goals.map((goal) => (
        <li key={goal.id} className="grid min-w-0">
          <GoalCard goal={goal} onOpen={() => onOpen(goal)} />
        </li>
      ))}
    </ul>
  );
}

/** What stands there before the first goal. */
export function NoGoals({ onNew }: { onNew: () => void }) {
  return (
    <Card>
      <EmptyState
        illustration="empty-goals"
        title={
          <span className="text-h2 tracking-tight">
            <Trans>Your barn is waiting</Trans>
          </span>
        }
        action={
          <Button
            variant="soft"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={onNew}
          >
            <Trans>New goal</Trans>
          </Button>
        }
      >
        <Trans>
          Pick a first goal. A motorbike, a wedding, a quiet emergency fund: every harvest starts
          with one handful.
        </Trans>
      </EmptyState>
    </Card>
  );
}

export function GoalCardsWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your goals`}>
      <div className={GRID}>
        {["first", "second", "third"].map((place) => (
          <Card key={place} className="flex items-center gap-4">
            <Skeleton className="size-24 shrink-0 rounded-panel" />
            <div className="min-w-0 flex-1">
              <Skeleton className="h-6 w-full" />
              <Skeleton className="mt-3 h-6 w-36 max-w-full" />
              <Skeleton className="mt-2 h-4 w-3/4" />
              <Skeleton className="mt-2 h-4 w-full" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  );
}
