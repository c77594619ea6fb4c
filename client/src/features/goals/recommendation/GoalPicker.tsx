import { Trans } from "@lingui/react/macro";
import { Suspense, useId, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import type { ButtonVariant } from "@/ui/buttons/button-styles";
import { Card } from "@/ui/layout/Card";
import { useLatch } from "@/ui/dialog/use-latch";

import { findGoalKind } from "../goal-kinds";
import { GoalKindPicker } from "../GoalKindPicker";

const load = () => import(/* webpackChunkName: "wish" */ "./RecommendationDialogs");
const RecommendationDialogs = lazyComponent(load);

/** Preloads the dialog; a failure is handled by the press. */
function preload(): void {
  load().catch(() => undefined);
}

interface GoalPickerProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** The goal that is chosen at first. */
  kind?: string;
  /** Of Apply, where it is not the first thing to do. */
  variant?: ButtonVariant;
  /** Called once the goal is created, before its page opens. */
  onMade?: () => void;
}

/** Twelve goals to choose one from, and what follows from Apply. */
export function GoalPicker({ today, kind, variant, onMade }: GoalPickerProps) {
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
      <GoalKindPicker
        chosen={chosen}
        onFocus={preload}
        onChoose={(goal) => {
          setChosen(goal);
          setMissing(false);
        }}
      />
      {missing && (
        <Alert tone="error" role="alert">
          <Trans>Please select a goal before applying.</Trans>
        </Alert>
      )}
      <Button block variant={variant} onClick={apply}>
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
export default function GoalPickerCard(picker: GoalPickerProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-4">
      <div>
        <h2 id={heading} className="text-title tracking-tight">
          <Trans>What are you saving for?</Trans>
        </h2>
        <p className="text-small text-ink-3">
          <Trans>Choose a goal, then tap Apply</Trans>
        </p>
      </div>
      <GoalPicker {...picker} />
    </Card>
  );
}
