import { Trans, useLingui } from "@lingui/react/macro";
import { BellRing } from "lucide-react";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useFormDraft } from "@/browser/use-form-draft";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { Card, CardHead } from "@/ui/layout/Card";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { useToast } from "@/ui/feedback/use-toast";

import { NEW_PLAN, PLAN_FIELDS, type PlanValues, toBody } from "./plan-form";
import { PlanFields } from "./PlanFields";
import { useCreatePlan } from "./queries";

/** The storage key of the draft. */
const DRAFT = "investment-plan";

interface PlanFormProps {
  today: string;
  /** The weight of its button beside other buttons. */
  variant?: "primary" | "secondary";
}

/** A new plan. */
export function PlanForm({ today, variant = "primary" }: PlanFormProps) {
  const { t } = useLingui();
  const form = useForm<PlanValues>({ defaultValues: NEW_PLAN });
  const [submitError, setSubmitError] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();
  const { mutateAsync, isPending } = useCreatePlan();
  const { claims, isGuest } = useSession();
  useFormDraft<PlanValues>(DRAFT, form, { storage: "tab", owner: claims?.sub });

  const keep = form.handleSubmit(async (values) => {
    setSubmitError(null);
    try {
      await mutateAsync(toBody(values));
      form.reset(NEW_PLAN);
      toast({ tone: "success", text: t`Your plan is active. See the dates below.` });
    } catch (error) {
      if (!showFieldErrors(error, form.setError, PLAN_FIELDS)) setSubmitError(error);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void keep(event)}>
      <PlanFields form={form} today={today} />
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <Button
        block
        type="submit"
        variant={variant}
        busy={isPending}
        busyLabel={t`Saving`}
        className={WRAPPING}
        icon={<BellRing aria-hidden="true" className="size-5" />}
      >
        <Trans>Activate Reminder</Trans>
      </Button>
      <p className="-mt-1 text-small text-ink-3">
        {isGuest ? (
          <Trans>Record each investment here with one tap. We'll remind you in the app.</Trans>
        ) : (
          <Trans>
            Record each investment here with one tap. We'll remind you in the app, and by email
            unless you turn that off.
          </Trans>
        )}
      </p>
    </form>
  );
}

/** Beginning to invest the same amount again and again, as a card of a page. */
export default function PlanCard({ today }: { today: string }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className="flex flex-col">
      <CardHead id={heading} title={<Trans>Systematic Investment Plan</Trans>}>
        <CategoryIcon icon="chart-increasing" size="sm" />
      </CardHead>
      <PlanForm today={today} />
    </Card>
  );
}
