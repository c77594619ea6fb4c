import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState } from "react";

import { cx } from "@/lib/cx";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { GoalIcon } from "@/ui/pictures/GoalIcon";
import { useLatch } from "@/ui/dialog/use-latch";

import { findGoalKind, GOAL_COLUMNS, GOAL_KINDS } from "../goal-kinds";

const TILE =
  "flex min-h-18 min-w-0 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-panel border px-0.5 py-2.5 text-tiny font-label transition-colors duration-1 sm:min-h-23 sm:text-small";

const load = () => import(/* webpackChunkName: "wish" */ "./RecommendationDialogs");
const RecommendationDialogs = lazy(load);

/** Preloads the dialog; a failure is handled by the press. */
function preload(): void {
  load().catch(() => undefined);
}

interface GoalPickerProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** The goal that is chosen at first. */
  kind?: string;
  /** Called once the goal is created, before its page opens. */
  onMade?: () => void;
}

/** Twelve goals to choose one from, and what follows from Apply. */
export function GoalPicker({ today, kind, onMade }: GoalPickerProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(() => findGoalKind(kind));
  const [missing, setMissing] = useState(false);
  const [applied, setApplied] = useState(false);
  const wanted = useLatch(applied);

  const apply = () => {
    setMissing(!chosen);
    setApplied(Boolean(chosen));
  };

  return (
    <>
      <fieldset
        aria-label={t`What are you saving for?`}
        className={`grid min-w-0 flex-1 gap-2 sm:gap-3 ${GOAL_COLUMNS}`}
      >
        {GOAL_KINDS.map((goal) => (
          <button
            key={goal.kind}
            type="button"
            aria-pressed={goal === chosen}
            onFocus={preload}
            onClick={() => {
              setChosen(goal);
              setMissing(false);
            }}
            className={cx(
              TILE,
              goal === chosen
                ? "border-primary bg-primary-soft text-on-primary-soft ring-1 ring-primary"
                : "border-line hover:bg-sunken",
            )}
          >
            <GoalIcon icon={goal.icon} size="tile" />
            <span className="max-w-full text-center leading-4 wrap-anywhere">{t(goal.label)}</span>
          </button>
        ))}
      </fieldset>
      {missing && (
        <Alert tone="error" role="alert">
          <Trans>Please select a goal before applying.</Trans>
        </Alert>
      )}
      <Button block onClick={apply}>
        <Trans>Apply</Trans>
      </Button>
      {wanted && chosen && (
        <Suspense>
          <RecommendationDialogs
            goal={chosen}
            open={applied}
            today={today}
            onClose={() => setApplied(false)}
            onMade={() => onMade?.()}
          />
        </Suspense>
      )}
    </>
  );
}

/** What to save for, as a card of a page. */
export default function GoalPickerCard({
  className,
  ...picker
}: GoalPickerProps & { className?: string }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className={cx("flex flex-col gap-4", className)}>
      <div>
        <h2 id={heading} className="text-title tracking-tight">
          <Trans>What are you saving for?</Trans>
        </h2>
        <p className="text-small text-ink-3">
          <Trans>Choose one goal, then Apply</Trans>
        </p>
      </div>
      <GoalPicker {...picker} />
    </Card>
  );
}
