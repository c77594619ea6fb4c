import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { Button } from "@/ui/buttons/Button";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Chip } from "@/ui/buttons/Chip";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { mergeRefs } from "@/lib/merge-refs";
import { Money } from "@/ui/money/Money";
import { MoneyField } from "@/ui/fields/MoneyField";
import { Pills } from "@/ui/fields/Pills";
import { useToast } from "@/ui/feedback/use-toast";

import { useSaveBudgets } from "./queries";
import type { Budget, Rollover } from "./types";

interface AmountDialogProps {
  budget: Budget;
  /** The key of the month. */
  month: string;
  /** Where the focus is put. */
  first?: "amount" | "rollover";
  onClose: () => void;
}

/** The budget of a category for a month, and what comes over from the month before. */
export default function AmountDialog({ budget, month, first, onClose }: AmountDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const { form, submit, takeAway, saving, submitError } = useAmountForm(budget, month, onClose);
  const { control, setValue, formState } = form;
  const { errors, isDirty } = formState;
  const holds = () =>
    isDirty || Boolean(errors.amount) || hasUnreadInput(field.current, budget.amount);
  useDraftOnUnload(getDraftKey(budget, month), holds);

  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={<Trans>Enter the Budget Amount</Trans>}
      guard={holds}
      saving={saving}
      errorMessage={submitError}
      confirm={<Trans>Ok</Trans>}
      onSubmit={submit}
    >
      <BudgetHeading budget={budget} month={month} />
      <Controller
        control={control}
        name="amount"
        render={({ field: { ref, ...rest } }) => (
          <MoneyField
            {...rest}
            zero
            autoFocus={first !== "rollover"}
            ref={mergeRefs(ref, field)}
            label={<Trans>Budget amount</Trans>}
            error={errors.amount?.message}
          />
        )}
      />
      <KnownAmounts
        budget={budget}
        onTake={(amount) => setValue("amount", amount, { shouldDirty: true, shouldValidate: true })}
      />
      <Controller
        control={control}
        name="rollover"
        render={({ field: { value, onChange } }) => (
          <RolloverChoice
            value={value}
            onChange={onChange}
            autoFocus={first === "rollover"}
            carried={value === budget.rollover ? budget.carried : 0}
          />
        )}
      />
      {budget.amount !== null && (
        <Button variant="warning" disabled={saving} onClick={takeAway} className="self-center">
          <Trans>Remove budget</Trans>
        </Button>
      )}
    </FormDialog>
  );
}

/** Whether the field holds text that is no amount yet. */
function hasUnreadInput(field: HTMLInputElement | null, saved: number | null): boolean {
  return saved === null && Boolean(field?.value);
}

function BudgetHeading({ budget, month }: Pick<AmountDialogProps, "budget" | "month">) {
  const { language } = useLanguage();
  const name = formatMonth(`${month}-01`, language);
  return (
    <div className="flex items-center gap-3">
      <CategoryIcon icon={budget.icon} color={budget.color} />
      <div className="min-w-0">
        <p className="leading-5 font-bold wrap-anywhere">{budget.category_label}</p>
        <p className="text-small text-ink-2">
          <Trans>Budget for {name}</Trans>
        </p>
      </div>
    </div>
  );
}

/** What last month's budget was, and what the last three months propose; a press takes it. */
function KnownAmounts({ budget, onTake }: { budget: Budget; onTake: (amount: number) => void }) {
  const { t } = useLingui();
  const { previous, proposal } = budget;
  if (previous === null && proposal === null) return null;
  const before = <Money amount={previous ?? 0} />;
  const proposed = <Money amount={proposal ?? 0} />;
  return (
    <div role="group" aria-label={t`Use an earlier amount`} className="flex flex-wrap gap-2">
      {previous !== null && (
        <Chip onClick={() => onTake(previous)}>
          <span>
            <Trans>Last month: {before}</Trans>
          </span>
        </Chip>
      )}
      {proposal !== null && (
        <Chip onClick={() => onTake(proposal)}>
          <span>
            <Trans>Suggested: {proposed}</Trans>
          </span>
        </Chip>
      )}
    </div>
  );
}

interface AmountValues {
  /** Whole rupiah, or null while nothing readable is typed. */
  amount: number | null;
  rollover: Rollover;
}

/** The name under which it is carried over a reload; the category is of one person. */
const getDraftKey = ({ category_id }: Budget, month: string) => `budget-${month}-${category_id}`;

/** The form over the budget of a category in a month, and its saving. */
function useAmountForm(budget: Budget, month: string, onSaved: () => void) {
  const { t } = useLingui();
  const { category_id, amount, rollover } = budget;
  const form = useForm<AmountValues>({ defaultValues: { amount, rollover } });
  const { mutateAsync, isPending } = useSaveBudgets(month);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const failureText = useFailureText();
  const toast = useToast();
  useFormDraft<AmountValues>(getDraftKey(budget, month), form);

  const refused = (error: unknown) => {
    const said = error instanceof AppError ? error.errors["budgets.0.amount"] : undefined;
    if (said) form.setError("amount", { message: said.join(" ") }, { shouldFocus: true });
    else setSubmitError(failureText(error));
  };

  const send = async (change: Partial<AmountValues>) => {
    setSubmitError(null);
    try {
      const { message } = await mutateAsync([{ category_id, amount: null, ...change }]);
      toast({ tone: "success", text: message });
      onSaved();
    } catch (error) {
      refused(error);
    }
  };

  const submit = (event: FormEvent) => {
    void form.handleSubmit(async (values) => {
      if (values.amount === null) {
        const message = t`Enter an amount of 0 or more.`;
        form.setError("amount", { message }, { shouldFocus: true });
        return;
      }
      await send(values);
    })(event);
  };

  return { form, submit, takeAway: () => void send({}), saving: isPending, submitError };
}

interface RolloverChoiceProps {
  value: Rollover;
  onChange: (rollover: Rollover) => void;
  autoFocus: boolean;
  /** What came over with this choice; nothing where that is not known yet. */
  carried: number;
}

/** What comes over from the month before, for this category. */
function RolloverChoice({ value, onChange, autoFocus, carried }: RolloverChoiceProps) {
  const { t } = useLingui();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) first.current?.focus();
  }, [autoFocus]);
  const hints: Record<Rollover, string> = {
    none: t`Starts fresh each month.`,
    surplus: t`Adds what's left from last month.`,
    both: t`Adds what's left from last month and subtracts what you overspent.`,
  };
  const amount = <Money amount={carried} kind="net" />;
  return (
    <Pills
      ref={first}
      label={<Trans>Carry over from last month</Trans>}
      value={value}
      onChange={onChange}
      options={[
        { value: "none", label: <Trans>Nothing</Trans> },
        { value: "surplus", label: <Trans>What's left</Trans> },
        { value: "both", label: <Trans>What's left and overspending</Trans> },
      ]}
      hint={
        <>
          {hints[value]}
          {carried !== 0 && (
            <>
              {" "}
              <Trans>Now {amount}.</Trans>
            </>
          )}
        </>
      }
    />
  );
}
