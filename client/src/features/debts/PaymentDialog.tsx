import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Controller, type UseFormReturn, useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useUndoEntry } from "@/api/use-undo-entry";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { useFormDraft } from "@/browser/use-form-draft";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { DayField } from "@/ui/fields/DayField";
import { MoneyField } from "@/ui/fields/MoneyField";
import { RupiahField } from "@/ui/fields/RupiahField";
import { isUnreadable } from "@/ui/fields/unreadable-amount";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";
import { useToast } from "@/ui/feedback/use-toast";

import { usePayDebt } from "./queries";
import type { Debt } from "./types";

interface PaymentValues {
  amount: number | null;
  cost: number | null;
  wallet_id: string;
  date: string;
}

const FIELDS = ["amount", "cost", "wallet_id", "date"] as const;

interface PaymentDialogProps {
  debt: Debt;
  /** What is proposed: the next instalment, or all of it. */
  amount: number;
  cost: number;
  today: string;
  onClose: () => void;
}

/** Pays a debt, or records what somebody paid back. */
export default function PaymentDialog(props: PaymentDialogProps) {
  const { debt, amount, cost, today, onClose } = props;
  const { t } = useLingui();
  const form = useForm<PaymentValues>({
    defaultValues: { amount, cost, wallet_id: "", date: today },
  });
  const { dirtyFields, errors } = form.formState;
  // The wallet is filled in by itself.
  const isDirty = Object.keys(dirtyFields).some((name) => name !== "wallet_id");
  const draft = `debt-payment-${debt.id}`;
  useFormDraft<PaymentValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);
  const { save, saving, problem } = useSavePayment(debt, form, onClose);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, errors)) return;
    await form.handleSubmit(save)(event);
  };
  const { name } = debt;
  return (
    <FormDialog
      onClose={onClose}
      title={debt.direction === "owed" ? t`Pay ${name}` : t`${name}: paid back`}
      guard={() => isDirty}
      saving={saving}
      errorMessage={problem}
      onSubmit={(event) => void submit(event)}
    >
      <PaymentFields debt={debt} form={form} today={today} />
    </FormDialog>
  );
}

interface PaymentFieldsProps {
  debt: Debt;
  form: UseFormReturn<PaymentValues>;
  today: string;
}

function PaymentFields({ debt, form, today }: PaymentFieldsProps) {
  const { t } = useLingui();
  const { control, formState } = form;
  const { errors } = formState;
  const isOwed = debt.direction === "owed";
  return (
    <>
      <Controller
        control={control}
        name="amount"
        render={({ field }) => (
          <MoneyField
            {...field}
            autoFocus
            label={<Trans>Amount</Trans>}
            error={errors.amount?.message}
          />
        )}
      />
      {isOwed && debt.total_cost > 0 && (
        <Controller
          control={control}
          name="cost"
          render={({ field }) => (
            <RupiahField
              {...field}
              zero
              label={<Trans>Of it interest and fees</Trans>}
              hint={<Trans>Recorded as an expense; the rest pays off what you owe</Trans>}
              error={errors.cost?.message}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="wallet_id"
        render={({ field: { value, onChange } }) => (
          <WalletChoiceField
            preset
            label={isOwed ? t`From wallet` : t`Into wallet`}
            except={debt.wallet_id}
            value={value}
            onChange={onChange}
            error={errors.wallet_id?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="date"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <DayField
            bare
            label={t`Date`}
            value={value}
            today={today}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
    </>
  );
}

/** Saves a payment; the toast offers undo. */
function useSavePayment(
  debt: Debt,
  { setError }: UseFormReturn<PaymentValues>,
  onDone: () => void,
) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const pay = usePayDebt(debt.id);
  const undo = useUndoEntry((text) => toast({ tone: "error", text }));
  const [problem, setProblem] = useState<string | null>(null);

  const save = async ({ amount, cost, wallet_id, date }: PaymentValues) => {
    setProblem(null);
    if (!amount) return setError("amount", { message: t`Enter an amount above 0.` });
    const body = { amount, cost: cost ?? 0, wallet_id: wallet_id || null, date };
    try {
      const { message, transaction_id } = await pay.mutateAsync(body);
      const run = () => undo.mutate(transaction_id);
      toast({
        tone: "success",
        text: message,
        action: { label: t`Undo`, run, undo: true },
      });
      onDone();
    } catch (error) {
      if (!showFieldErrors(error, setError, FIELDS)) setProblem(failureText(error));
    }
  };
  return { save, saving: pay.isPending, problem };
}
