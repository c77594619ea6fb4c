import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import type { DialogGoal } from "@/lib/dialogs";
import { Barn } from "@/ui/Barn";
import { DateField } from "@/ui/DateField";
import { Field } from "@/ui/Field";
import { Money } from "@/ui/Money";
import { MoneyField } from "@/ui/MoneyField";
import { mergeRefs } from "@/ui/merge-refs";
import { Segmented } from "@/ui/Segmented";
import { TextInput } from "@/ui/TextInput";
import { Toggle } from "@/ui/Toggle";

import { type ContributionValues, LONGEST_DETAIL } from "./contribution-form";
import { Refusal } from "./GoalFields";

interface ContributionFieldsProps {
  form: UseFormReturn<ContributionValues>;
  goal: DialogGoal;
  amount: RefObject<HTMLInputElement | null>;
  today: string;
  refusal: string | null;
}

/** What is asked about a contribution, over the barn as it will be. */
export function ContributionFields(props: ContributionFieldsProps) {
  const { form, goal, amount, today, refusal } = props;
  const { control, register, watch, formState } = form;
  const { errors } = formState;
  const { direction, amount: typed } = watch();
  const { t } = useLingui();
  const after = goal.saved + (direction === "in" ? 1 : -1) * (typed ?? 0);

  useEffect(() => {
    const opened = setTimeout(() => amount.current?.focus());
    return () => clearTimeout(opened);
  }, [amount]);

  return (
    <>
      <Filling goal={goal} saved={Math.max(0, after)} />
      <Controller
        control={control}
        name="direction"
        render={({ field: { value, onChange } }) => (
          <Segmented
            block
            label={t`What do you do?`}
            value={value}
            onChange={onChange}
            options={[
              { value: "in", label: <Trans>Put aside</Trans> },
              { value: "out", label: <Trans>Take out</Trans> },
            ]}
          />
        )}
      />
      <Controller
        control={control}
        name="amount"
        render={({ field: { ref, ...field } }) => (
          <MoneyField
            {...field}
            autoFocus
            ref={mergeRefs(ref, amount)}
            label={<Trans>Amount</Trans>}
            error={errors.amount?.message}
          />
        )}
      />
      <Book form={form} />
      <Field label={<Trans>Note</Trans>} error={errors.detail?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register("detail")}
            maxLength={LONGEST_DETAIL}
            autoComplete="off"
            placeholder={t`May stay empty`}
          />
        )}
      </Field>
      <Field hideLabel label={<Trans>Date</Trans>} error={errors.date?.message}>
        {(wiring) => (
          <Controller
            control={control}
            name="date"
            render={({ field: { value, onChange } }) => (
              <DateField
                control={wiring}
                label={t`Date`}
                value={value}
                today={today}
                onChange={onChange}
                className="min-h-12 w-full bg-raised"
              />
            )}
          />
        )}
      </Field>
      {refusal && <Refusal>{refusal}</Refusal>}
    </>
  );
}

/** Whether it counts in the ledger: money that stays on the same account need not. */
function Book({ form: { control, watch } }: Pick<ContributionFieldsProps, "form">) {
  const into = watch("direction") === "in";
  return (
    <Controller
      control={control}
      name="book"
      render={({ field: { value, onChange } }) => (
        <Toggle
          label={
            into ? (
              <Trans>Book as an expense in Saving</Trans>
            ) : (
              <Trans>Book as an income in Saving</Trans>
            )
          }
          hint={
            value ? (
              <Trans>It changes your balance and stands among your transactions.</Trans>
            ) : (
              <Trans>Your balance stays as it is.</Trans>
            )
          }
          on={value}
          onChange={onChange}
        />
      )}
    />
  );
}

/** The barn with what is being typed in it already. */
function Filling({ goal, saved }: { goal: DialogGoal; saved: number }) {
  const percent = Math.min(100, Math.floor((saved * 100) / goal.target));
  const amount = <Money amount={saved} className="font-bold text-ink" />;
  const whole = <Money amount={goal.target} />;
  return (
    <div className="flex items-center gap-4 rounded-panel bg-gold-soft px-4 py-3">
      <Barn percent={percent} className="size-16 shrink-0" />
      <p className="min-w-0 flex-1 text-small leading-5 text-ink-2">
        <Trans>
          {amount} of {whole}, {percent}% full
        </Trans>
      </p>
    </div>
  );
}
