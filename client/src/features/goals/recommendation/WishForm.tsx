import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";

import { Alert } from "@/ui/Alert";
import { GoalIcon } from "@/ui/GoalIcon";

import type { Wish } from "./insight";
import type { findGoal } from "./twelve-goals";
import { isEmptyProblem, WishFields } from "./WishFields";
import type { WishValues } from "./wish-form";

interface WishFormProps {
  id: string;
  form: UseFormReturn<WishValues>;
  goal: NonNullable<ReturnType<typeof findGoal>>;
  /** With what the income begins, when the plan of this month knows it. */
  planned: number | null;
  onGenerate: (wish: Wish) => void;
}

/** Three numbers for the chosen goal. */
export function WishForm({ id, form, goal, planned, onGenerate }: WishFormProps) {
  const alertId = useId();
  const place = useRef<HTMLFormElement>(null);
  const { errors } = form.formState;
  const flaws = [errors.income, errors.percentage, errors.targets?.[goal.kind]];
  const empty = flaws.some((flaw) => isEmptyProblem(flaw?.message));

  // Come back to from the Insight, whose focused part is gone.
  useEffect(() => {
    if (document.activeElement === document.body) {
      place.current?.querySelector("input")?.focus({ preventScroll: true });
    }
  }, []);

  const generate = form.handleSubmit(({ income, percentage, targets }) => {
    const target = targets[goal.kind];
    if (income && percentage && target) {
      onGenerate({ income, percentage: Number(percentage), target });
    }
  });

  return (
    <>
      <div className="flex items-center gap-3 rounded-panel bg-gold-soft p-3.5 text-small leading-5">
        <span className="rounded-panel bg-surface">
          <GoalIcon icon={goal.icon} size="lg" />
        </span>
        <p>
          <Trans>Tell us three numbers. We work out how much to put aside each month.</Trans>
        </p>
      </div>
      <form
        ref={place}
        id={id}
        noValidate
        className="flex flex-col gap-4.5"
        onSubmit={(event) => void generate(event)}
      >
        <WishFields
          form={form}
          kind={goal.kind}
          planned={planned}
          markedBy={empty ? alertId : undefined}
        />
        {empty && (
          <div id={alertId}>
            <Alert tone="error" role="alert">
              <Trans>Please fill in all fields.</Trans>
            </Alert>
          </div>
        )}
      </form>
    </>
  );
}
