import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { Button } from "@/ui/buttons/Button";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { mergeRefs } from "@/lib/merge-refs";
import { Money } from "@/ui/money/Money";
import { MoneyField } from "@/ui/fields/MoneyField";
import { useToast } from "@/ui/feedback/use-toast";

import { useSaveAllocation } from "./queries";
import type { Allocation } from "./types";

interface IncomeValues {
  /** Whole rupiah, or null while nothing readable is typed. */
  expected_income: number | null;
}

interface IncomeDialogProps {
  allocation: Allocation;
  onClose: () => void;
}

/** The expected income of the month. */
export default function IncomeDialog({ allocation, onClose }: IncomeDialogProps) {
  const { t } = useLingui();
  const { income, month } = allocation;
  const { label } = month;
  const field = useRef<HTMLInputElement>(null);
  const form = useForm<IncomeValues>({ defaultValues: { expected_income: income.expected } });
  const { errors, isDirty } = form.formState;
  const { mutateAsync, isPending } = useSaveAllocation(month.key);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const failureText = useFailureText();
  const toast = useToast();
  const draft = `income-${month.key}-${useSession().claims?.sub ?? ""}`;
  const holds = () => isDirty || (income.expected === null && Boolean(field.current?.value));
  useFormDraft<IncomeValues>(draft, form);
  useDraftOnUnload(draft, holds);

  const save = async (expected_income: number | null) => {
    setSubmitError(null);
    try {
      const { message } = await mutateAsync({ expected_income });
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, form.setError, ["expected_income"])) {
        setSubmitError(failureText(error));
      }
    }
  };
  const submit = form.handleSubmit(({ expected_income }) => save(expected_income));
  const received = <Money amount={income.received} className="font-bold" />;

  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={<Trans>Expected income</Trans>}
      guard={holds}
      saving={isPending}
      errorMessage={submitError}
      confirm={<Trans>Save</Trans>}
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-ink-2">
        <Trans>
          Your total expected income for {label}, including the {received} already received. We use
          this amount until you receive more, and in the following months too.
        </Trans>
      </p>
      <Controller
        control={form.control}
        name="expected_income"
        rules={{ validate: (amount) => amount !== null || t`Enter an amount of 0 or more.` }}
        render={({ field: { ref, ...rest } }) => (
          <MoneyField
            {...rest}
            zero
            autoFocus
            ref={mergeRefs(ref, field)}
            label={<Trans>Expected income</Trans>}
            error={errors.expected_income?.message}
          />
        )}
      />
      {income.expected !== null && (
        <Button variant="warning" disabled={isPending} onClick={() => void save(null)}>
          <Trans>Remove estimate</Trans>
        </Button>
      )}
    </FormDialog>
  );
}
