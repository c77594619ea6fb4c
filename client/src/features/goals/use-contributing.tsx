import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import type { DialogGoal } from "@/lib/dialogs";
import { Money } from "@/ui/Money";
import { useToast } from "@/ui/use-toast";

import { CONTRIBUTION_FIELDS, type ContributionValues } from "./contribution-form";
import type { Contribution, Goal } from "./types";
import { useContribute } from "./use-contributions";
import { useTakeBack } from "./use-take-back";

interface Contributing {
  onDone: () => void;
  /** It is full now, and was not before. */
  onFull: (goal: Goal) => void;
}

/** Puts aside what a form holds and says so; the toast can take it back. */
export function useContributing(
  goal: DialogGoal,
  { setError }: UseFormReturn<ContributionValues>,
  { onDone, onFull }: Contributing,
) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useContribute(goal.id);
  const takeBack = useTakeBack(goal.id);
  const [refusal, setRefusal] = useState<string | null>(null);

  const tell = (now: Goal, contribution: Contribution) => {
    const run = () => void takeBack(contribution);
    toast({
      tone: "success",
      text: <PutWords goal={now} amount={contribution.amount} />,
      action: { label: t`Undo`, run, undo: true },
    });
  };

  const save = async ({ amount, ...values }: ContributionValues) => {
    setRefusal(null);
    try {
      const { datas, contribution } = await mutateAsync({ ...values, amount: amount ?? 0 });
      const [now] = datas;
      if (now?.state === "reached" && goal.saved < goal.target) return onFull(now);
      if (now) tell(now, contribution);
      onDone();
    } catch (error) {
      if (!showFieldErrors(error, setError, CONTRIBUTION_FIELDS)) setRefusal(failureText(error));
    }
  };

  return { save, saving: isPending, refusal };
}

function PutWords({ goal, amount }: { goal: Goal; amount: number }) {
  const { name, percent } = goal;
  const sum = <Money amount={Math.abs(amount)} />;
  return amount < 0 ? (
    <Trans>
      {sum} taken out of {name}. {percent}% full.
    </Trans>
  ) : (
    <Trans>
      {sum} put aside for {name}. {percent}% full.
    </Trans>
  );
}
