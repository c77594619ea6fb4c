import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useRef } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { formatRupiah } from "@/lib/money";
import { Alert } from "@/ui/feedback/Alert";
import { Chip } from "@/ui/buttons/Chip";
import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { RupiahField } from "@/ui/fields/RupiahField";
import { TextInput } from "@/ui/fields/TextInput";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";

import { type GoalValues, MAX_NAME_LENGTH } from "./goal-form";
import { addMonths, getOutlook, type Outlook } from "./savings-plan";
import type { Goal } from "./types";

export interface PictureChoice {
  /** The path of the chosen one, as the API names it. */
  value: string;
  onChange: (icon: string) => void;
}

interface GoalFieldsProps {
  form: UseFormReturn<GoalValues>;
  today: string;
  /** The goal to edit; null for a new one, which also asks for the saved amount. */
  goal: Goal | null;
  /** All pictures to choose from, of a goal of one's own. */
  Pictures: ComponentType<PictureChoice> | null;
  /** Why the last attempt to save failed, when that belongs to no field. */
  errorMessage: string | null;
}

/** The fields of a goal, the target first. */
export function GoalFields({ form, today, goal, Pictures, errorMessage }: GoalFieldsProps) {
  const { control, formState } = form;
  const { errors } = formState;
  return (
    <>
      {Pictures && <Name form={form} />}
      <Controller
        control={control}
        name="target"
        render={({ field }) => (
          <RupiahField
            {...field}
            required
            label={<Trans>How much do you need?</Trans>}
            error={errors.target?.message}
          />
        )}
      />
      {goal === null && (
        <Controller
          control={control}
          name="saved"
          render={({ field }) => (
            <RupiahField
              {...field}
              zero
              label={<Trans>Already put aside</Trans>}
              hint={<Trans>Optional. It doesn't change your balance.</Trans>}
              error={errors.saved?.message}
            />
          )}
        />
      )}
      <Due form={form} today={today} />
      <MonthlyPlan form={form} today={today} goal={goal} />
      <Place form={form} />
      {!Pictures && <Name form={form} />}
      {Pictures && (
        <Controller
          control={control}
          name="icon"
          render={({ field: { value, onChange } }) => (
            <Pictures value={value} onChange={onChange} />
          )}
        />
      )}
      {errorMessage && <FormError>{errorMessage}</FormError>}
    </>
  );
}

function Name({ form: { register, formState } }: Pick<GoalFieldsProps, "form">) {
  const { t } = useLingui();
  return (
    <Field required label={<Trans>Name</Trans>} error={formState.errors.name?.message}>
      {(wiring) => (
        <TextInput
          {...wiring}
          {...register("name")}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          placeholder={t`For example: sewing machine`}
        />
      )}
    </Field>
  );
}

/** The optional due date. */
function Due({ form: { control, formState }, today }: Pick<GoalFieldsProps, "form" | "today">) {
  const { t } = useLingui();
  const quick = [
    { label: t`In half a year`, day: addMonths(today, 6) },
    { label: t`In a year`, day: addMonths(today, 12) },
    { label: t`In 5 years`, day: addMonths(today, 60) },
  ];
  return (
    <Field label={<Trans>When do you want it?</Trans>} error={formState.errors.due?.message}>
      {(wiring) => (
        <Controller
          control={control}
          name="due"
          render={({ field: { value, onChange } }) => (
            <DateField
              control={wiring}
              label={t`Target date`}
              placeholder={t`Any day`}
              value={value}
              today={today}
              min={today}
              max={addMonths(today, 600)}
              quick={quick}
              onChange={onChange}
              onClear={() => onChange(null)}
              className="min-h-12 w-full bg-raised"
            />
          )}
        />
      )}
    </Field>
  );
}

/** The wallet that the goal lives in, for those who have several. */
function Place({ form: { control, formState } }: Pick<GoalFieldsProps, "form">) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="wallet_id"
      render={({ field: { value, onChange } }) => (
        <WalletChoiceField
          label={t`Wallet`}
          hint={t`What you put aside moves there: a transfer, not an expense.`}
          none={t`No wallet`}
          value={value}
          onChange={onChange}
          error={formState.errors.wallet_id?.message}
        />
      )}
    />
  );
}

/** The form error, shown beside the submit button. */
export function FormError({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <Alert tone="error" role="alert">
        {children}
      </Alert>
    </div>
  );
}

interface MonthlyPlanProps {
  form: UseFormReturn<GoalValues>;
  today: string;
  /** The goal that is changed; null for a new one. */
  goal: Goal | null;
}

/** The missing amount, and the contributions of this month. */
function getMissing({ target, saved }: GoalValues, goal: Goal | null) {
  const there = goal?.saved ?? saved ?? 0;
  return {
    left: target === null ? null : target - there,
    put: Math.max(0, goal?.contributed_this_month ?? 0),
  };
}

/** The monthly amount, with live hints from target and due date. */
function MonthlyPlan({ form, today, goal }: MonthlyPlanProps) {
  const { control, setValue, watch, formState } = form;
  const values = watch();
  const { due, monthly } = values;
  const outlook = getOutlook({ ...getMissing(values, goal), due, monthly, today });
  const { needed } = outlook;
  const take = () =>
    setValue("monthly", needed, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <div className="flex flex-col gap-2">
      <Controller
        control={control}
        name="monthly"
        render={({ field }) => (
          <RupiahField
            {...field}
            label={<Trans>Put aside every month</Trans>}
            hint={<Hint outlook={outlook} due={due} />}
            error={formState.errors.monthly?.message}
          />
        )}
      />
      {needed !== null && needed !== monthly && (
        <Chip className="self-start px-3" onClick={take}>
          <ApplyAmount amount={needed} />
        </Chip>
      )}
    </div>
  );
}

function ApplyAmount({ amount }: { amount: number }) {
  const sum = <span className="money">{formatRupiah(amount)}</span>;
  return (
    <span>
      <Trans>Use {sum} a month</Trans>
    </span>
  );
}

function Hint({ outlook, due }: { outlook: Outlook; due: string | null }) {
  const { language } = useLanguage();
  const { needed, ready, late } = outlook;
  const amount = needed !== null && formatRupiah(needed);
  const dueIn = due && formatMonth(due, language);
  const readyIn = ready && formatMonth(ready, language);
  return (
    <span aria-live="polite">
      {late && readyIn ? (
        <Trans>
          Ready in {readyIn}. {amount} a month would get you there by {dueIn}.
        </Trans>
      ) : readyIn ? (
        <Trans>Ready in {readyIn}.</Trans>
      ) : amount ? (
        <Trans>
          {amount} a month gets you there by {dueIn}.
        </Trans>
      ) : (
        <Trans>Optional. Set a date and we'll work it out for you.</Trans>
      )}
    </span>
  );
}
