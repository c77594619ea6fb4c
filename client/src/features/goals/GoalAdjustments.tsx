import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { Chip } from "@/ui/buttons/Chip";
import { Money } from "@/ui/money/Money";

import type { Goal } from "./types";
import { useGoalActions } from "./use-goal-actions";

/**
 * The monthly plan and the due date that would suffice, where they differ from the current ones.
 */
function getAdjustments({ state, needed_monthly, monthly, ready, due }: Goal) {
  if (state !== "behind" && state !== "unplanned") return { plan: null, day: null };
  return {
    plan: needed_monthly === monthly ? null : needed_monthly,
    day: state === "unplanned" || ready === due ? null : ready,
  };
}

/** Suggestions that bring a goal back on track, applied by a press. */
export function GoalAdjustments({ goal }: { goal: Goal }) {
  const { t } = useLingui();
  const { name } = goal;
  const { plan, day } = getAdjustments(goal);
  if (plan === null && day === null) return null;
  return (
    <fieldset
      aria-label={t`How to catch up: ${name}`}
      className="relative flex w-full min-w-0 flex-wrap gap-2"
    >
      {plan !== null && <MonthlyAdjustment goal={goal} plan={plan} />}
      {day !== null && <DueAdjustment goal={goal} day={day} />}
    </fieldset>
  );
}

function MonthlyAdjustment({ goal, plan }: { goal: Goal; plan: number }) {
  const { alter, busy } = useGoalActions();
  const { name } = goal;
  const amount = <Money amount={plan} />;
  const said = (
    <Trans>
      {name}: {amount} a month.
    </Trans>
  );
  return (
    <Chip
      className="grow px-2.5!"
      disabled={busy}
      onClick={() => void alter(goal, { monthly: plan }, said)}
    >
      <span>
        <Trans>{amount} a month</Trans>
      </span>
    </Chip>
  );
}

function DueAdjustment({ goal, day }: { goal: Goal; day: string }) {
  const { language } = useLanguage();
  const { alter, busy } = useGoalActions();
  const { name } = goal;
  const month = formatMonth(day, language);
  const said = (
    <Trans>
      {name}: ready by {month}.
    </Trans>
  );
  return (
    <Chip
      className="grow px-2.5!"
      disabled={busy}
      onClick={() => void alter(goal, { due: day }, said)}
    >
      <Trans>Ready by {month}</Trans>
    </Chip>
  );
}
