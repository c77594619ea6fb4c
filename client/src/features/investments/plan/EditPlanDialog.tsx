import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { useToast } from "@/ui/feedback/use-toast";

import { PLAN_FIELDS, type PlanValues, toBody, toValues } from "./plan-form";
import { PlanFields } from "./PlanFields";
import { useUpdatePlan } from "./queries";
import type { Plan } from "./types";

/** The plan as another device left it, when that is why the change was refused. */
function isConflict(error: unknown): Plan | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as Plan | undefined) ?? null;
}

interface EditPlanDialogProps {
  plan: Plan;
  today: string;
  onClose: () => void;
}

/** Edits a plan; the input is kept until it is saved or discarded. */
export default function EditPlanDialog({ plan, today, onClose }: EditPlanDialogProps) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(plan);
  const [submitError, setSubmitError] = useState<unknown>(null);
  const form = useForm<PlanValues>({ defaultValues: toValues(plan) });
  const { isDirty } = form.formState;
  const draft = `plan-${plan.id}`;
  useFormDraft<PlanValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);
  const failureText = useFailureText();
  const toast = useToast();
  const { mutateAsync, isPending } = useUpdatePlan();

  const save = form.handleSubmit(async (values) => {
    setSubmitError(null);
    try {
      await mutateAsync({ plan: seen, body: toBody(values) });
      toast({ tone: "success", text: t`Plan updated.` });
      onClose();
    } catch (error) {
      const now = isConflict(error);
      // Saving once more then means to go over that change.
      if (now) setSeen(now);
      if (!showFieldErrors(error, form.setError, PLAN_FIELDS)) setSubmitError(error);
    }
  });

  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Edit the plan</Trans>}
      guard={() => isDirty}
      saving={isPending}
      errorMessage={submitError === null ? null : failureText(submitError)}
      onSubmit={(event) => void save(event)}
    >
      <PlanFields autoFocus form={form} today={today} />
    </FormDialog>
  );
}
