import { Trans } from "@lingui/react/macro";

import { GoalIcon } from "@/ui/GoalIcon";
import { Money } from "@/ui/Money";

import { Finding } from "./Finding";
import { goalStep } from "./steps";
import type { SuggestedGoal } from "./types";
import type { Applying } from "./use-applying";

interface GoalFindingProps {
  goal: SuggestedGoal;
  applying: Applying;
}

/** Something to save for. */
export function GoalFinding({ goal, applying }: GoalFindingProps) {
  const { name } = goal;
  const target = <Money amount={goal.target} className="font-button" />;
  const monthly = <Money amount={goal.monthly} className="font-button" />;
  return (
    <Finding
      title={
        <span className="flex items-center gap-3">
          <GoalIcon icon={goal.icon} />
          <span>
            <Trans>Goal: {name}</Trans>
          </span>
        </span>
      }
      because={goal.because}
      step={{
        id: goalStep(goal),
        applying,
        offer: <Trans>Make this a goal</Trans>,
        settled: <Trans>Among your goals</Trans>,
      }}
    >
      <p>
        {goal.monthly > 0 ? (
          <Trans>
            {target} in the end, {monthly} every month
          </Trans>
        ) : (
          <Trans>{target} in the end</Trans>
        )}
      </p>
    </Finding>
  );
}
