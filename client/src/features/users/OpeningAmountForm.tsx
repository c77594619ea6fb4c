import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import type { Account } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { todayIn } from "@/lib/dates";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { DateField } from "@/ui/fields/DateField";
import { FieldError } from "@/ui/fields/FieldError";
import { Money } from "@/ui/money/Money";
import { MoneyField } from "@/ui/fields/MoneyField";
import { useToast } from "@/ui/feedback/use-toast";

import { useOpeningAmount } from "./use-opening-amount";

interface OpeningValues {
  /** Whole rupiah, or null while nothing readable is typed. */
  amount: number | null;
  date: string;
}

/** The form values of the stored opening amount; empty without one. */
function valuesOf({ opening, timezone }: Account): OpeningValues {
  return { amount: opening?.amount ?? null, date: opening?.date ?? todayIn(timezone) };
}

/** What the person began with, to change later; the balance follows by the difference. */
export function OpeningAmountForm({ account }: { account: Account }) {
  const { t } = useLingui();
  const id = useId();
  const form = useForm<OpeningValues>({ defaultValues: valuesOf(account) });
  const { control, handleSubmit, reset, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const { mutateAsync } = useOpeningAmount();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();
  const amount = useWatch({ control, name: "amount" });
  useEffect(() => reset(valuesOf(account), { keepDirtyValues: true }), [account, reset]);

  const save = handleSubmit(async (values) => {
    setSubmitError(null);
    try {
      const { message } = await mutateAsync({ ...values, amount: values.amount ?? 0 });
      reset(values);
      toast({ tone: "success", text: message });
    } catch (error) {
      if (!showFieldErrors(error, setError, ["amount", "date"])) setSubmitError(error);
    }
  });

  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-title tracking-tight">
        <Trans>Opening amount</Trans>
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-2">
        <Trans>What you had before you started recording. It only affects your balance.</Trans>
      </p>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        {submitError !== null && (
          <Alert tone="error" role="alert">
            {failureText(submitError)}
          </Alert>
        )}
        <Controller
          control={control}
          name="amount"
          rules={{ validate: (value) => value !== null || t`Enter an amount of 0 or more.` }}
          render={({ field }) => (
            <MoneyField {...field} label={t`Opening amount`} error={errors.amount?.message} />
          )}
        />
        <Controller
          control={control}
          name="date"
          render={({ field: { value, onChange } }) => (
            <DateField
              label={t`As of the start of`}
              value={value}
              today={todayIn(account.timezone)}
              onChange={onChange}
              className="min-h-12 w-full bg-raised"
            />
          )}
        />
        {errors.date?.message && <FieldError id={`${id}-date`}>{errors.date.message}</FieldError>}
        <BalancePreview account={account} amount={amount} />
        <Button type="submit" busy={isSubmitting} busyLabel={t`Saving`} disabled={!isDirty}>
          <Trans>Save opening amount</Trans>
        </Button>
      </form>
    </Card>
  );
}

interface BalancePreviewProps {
  account: Account;
  /** The opening amount that is typed, in whole rupiah. */
  amount: number | null;
}

/** What saving would do to the balance: it changes by the difference. */
function BalancePreview({ account: { opening, balance }, amount }: BalancePreviewProps) {
  const difference = amount === null ? 0 : amount - (opening?.amount ?? 0);
  return (
    // Always rendered, so that screen readers announce its changes.
    <p role="status" className={cx("text-small leading-5 text-ink-2", difference === 0 && "-mt-4")}>
      {difference !== 0 && (
        <Trans>
          Your balance changes by <Money amount={difference} kind="net" className="font-label" /> to{" "}
          <Money amount={balance + difference} className="font-label text-ink" />.
        </Trans>
      )}
    </p>
  );
}
