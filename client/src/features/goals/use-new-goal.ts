import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import { GOAL_FIELDS, type GoalValues, isUnreadable } from "./goal-form";
import { findGoal } from "./recommendation/twelve-goals";
import type { Goal, NewGoal } from "./types";
import { useMakeGoal } from "./use-save-goal";

/** Keeps a new goal; what the server says against it is shown where it belongs. */
export function useNewGoal(
  form: UseFormReturn<GoalValues>,
  kind: Goal["kind"] | null,
  onSaved: () => void,
) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useMakeGoal();
  const [refusal, setRefusal] = useState<string | null>(null);

  const goalOf = ({ name, icon, target, ...more }: GoalValues): NewGoal => {
    const known = findGoal(kind);
    const amount = { ...more, target: target ?? 0 };
    if (!known) return { ...amount, kind: "own", name, icon };
    // What it is called by itself follows the language.
    const named = name !== "" && name !== t(known.label);
    return { ...amount, kind: known.kind, name: named ? name : null, icon: null };
  };

  const send = async (values: GoalValues) => {
    setRefusal(null);
    try {
      const { name: called } = await mutateAsync(goalOf(values));
      toast({ tone: "success", text: t`${called} is in your barn. Every handful counts.` });
      onSaved();
    } catch (error) {
      if (!showFieldErrors(error, form.setError, GOAL_FIELDS)) setRefusal(failureText(error));
    }
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, form.formState.errors)) return;
    await form.handleSubmit(send)(event);
  };

  return { save, saving: isPending, refusal, forget: () => setRefusal(null) };
}
