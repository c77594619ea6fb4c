import { Trans, useLingui } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import { useId, useState } from "react";
import { Controller, useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { MoneyField } from "@/ui/fields/MoneyField";
import { useToast } from "@/ui/feedback/use-toast";

import { useOpeningAmount } from "./use-opening-amount";

interface OpeningAmountCardProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** The answer is saved; the card may unmount, so move the focus. */
  onAnswered?: () => void;
  className?: string;
}

/** Asks once, at the start, how much there is now; from there the balance is counted. */
export function OpeningAmountCard({ today, onAnswered, className }: OpeningAmountCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { amount: null as number | null },
  });
  const { mutateAsync, isPending, variables } = useOpeningAmount();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();

  const keep = async (amount: number) => {
    setSubmitError(null);
    try {
      const { message } = await mutateAsync({ amount, date: today });
      toast({ tone: "success", text: message });
      onAnswered?.();
    } catch (error) {
      if (!showFieldErrors(error, setError, ["amount"])) setSubmitError(error);
    }
  };
  const save = handleSubmit(({ amount }) => keep(amount ?? 0));
  const fromZero = isPending && variables?.amount === 0;

  return (
    <Card aria-labelledby={id} className={className}>
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid items-center gap-x-8 gap-y-4 md:grid-cols-2"
      >
        <div className="flex gap-3.5">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-control bg-gold-soft text-gold-ink"
          >
            <Landmark className="size-5" />
          </span>
          <div>
            <h2 id={id} className="text-title tracking-tight">
              <Trans>How much do you have now?</Trans>
            </h2>
            <p className="mt-1 text-ink-2">
              <Trans>
                Cash, bank and e-wallets together. It is part of your balance, never income.
              </Trans>
            </p>
          </div>
        </div>
        <div className="flex flex-col gap-3.5">
          {submitError !== null && (
            <Alert tone="error" role="alert">
              {failureText(submitError)}
            </Alert>
          )}
          <Controller
            control={control}
            name="amount"
            rules={{
              validate: (amount) => amount !== null || t`Enter an amount, or start from zero.`,
            }}
            render={({ field: { ref, ...field } }) => (
              <MoneyField
                {...field}
                ref={ref}
                label={t`How much do you have now?`}
                error={formState.errors.amount?.message}
              />
            )}
          />
          <div className="flex flex-wrap gap-3 *:flex-1">
            <Button
              variant="secondary"
              busy={fromZero}
              disabled={isPending && !fromZero}
              onClick={() => void keep(0)}
            >
              <Trans>Start from zero</Trans>
            </Button>
            <Button type="submit" busy={isPending && !fromZero} busyLabel={t`Saving`}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}
