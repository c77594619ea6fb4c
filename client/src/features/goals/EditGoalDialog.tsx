import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type FormEvent, useState } from "react";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { isUnreadable } from "@/ui/fields/unreadable-amount";
import { useToast } from "@/ui/feedback/use-toast";

import { GOAL_FIELDS, type GoalValues, useGoalForm } from "./goal-form";
import { GoalFields, type PictureChoice } from "./GoalFields";
import { useUpdateGoal } from "./queries";
import type { Goal, Picture } from "./types";

interface EditGoalDialogProps {
  goal: Goal;
  today: string;
  Pictures: ComponentType<PictureChoice>;
  onClose: () => void;
}

function valuesOf({ name, icon, target, due, monthly, wallet_id }: Goal): GoalValues {
  const wallet = wallet_id ?? "";
  return { name, icon: icon as Picture, target, due, saved: null, monthly, wallet_id: wallet };
}

/** The request for the form values but the name. */
function toChange({ icon, target, due, monthly, wallet_id }: Omit<GoalValues, "name">) {
  return { icon, target: target ?? 0, due, monthly, wallet_id: wallet_id || null };
}

/** Edits a goal; the input is kept after a conflict. */
export function EditGoalDialog({ goal, today, Pictures, onClose }: EditGoalDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const [before] = useState(() => valuesOf(goal));
  const form = useGoalForm({ before, own: goal.kind === "own", today });
  const { mutateAsync, isPending } = useUpdateGoal();
  const [submitError, setSubmitError] = useState<string | null>(null);
  const { isDirty, dirtyFields, errors } = form.formState;
  const draft = `goal-${goal.id}`;
  useFormDraft<GoalValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);

  const send = async ({ name, ...values }: GoalValues) => {
    setSubmitError(null);
    try {
      const change = toChange(values);
      // An unchanged name may be the translated default of its kind.
      const named = dirtyFields.name ? { ...change, name: name || null } : change;
      const { name: called } = await mutateAsync({ goal, change: named });
      toast({ tone: "success", text: t`Saved: ${called}.` });
      onClose();
    } catch (error) {
      if (error instanceof AppError && error.status === 412) {
        setSubmitError(
          t`This goal was changed on another device. Save again to keep what you typed.`,
        );
      } else if (!showFieldErrors(error, form.setError, GOAL_FIELDS)) {
        setSubmitError(failureText(error));
      }
    }
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, errors)) return;
    await form.handleSubmit(send)(event);
  };

  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Edit goal</Trans>}
      guard={() => isDirty}
      saving={isPending}
      onSubmit={(event) => void save(event)}
    >
      <GoalFields
        form={form}
        today={today}
        goal={goal}
        Pictures={goal.kind === "own" ? Pictures : null}
        errorMessage={submitError}
      />
    </FormDialog>
  );
}
