import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useRef } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { Alert } from "@/ui/Alert";
import { DateField } from "@/ui/DateField";
import { Field } from "@/ui/Field";
import { RupiahField } from "@/ui/RupiahField";
import { TextInput } from "@/ui/TextInput";

import { type GoalValues, LONGEST_NAME } from "./goal-form";
import { MonthlyPlan } from "./MonthlyPlan";
import { monthAfter } from "./plan";
import type { Goal } from "./types";

export interface PictureChoice {
  /** The path of the chosen one, as the API names it. */
  value: string;
  onChange: (icon: string) => void;
}

interface GoalFieldsProps {
  form: UseFormReturn<GoalValues>;
  today: string;
  /** The goal that is changed; null for a new one, of which is asked what is there already. */
  goal: Goal | null;
  /** All pictures to choose from, of a goal of one's own. */
  Pictures: ComponentType<PictureChoice> | null;
  /** Why the last attempt to save failed, when that belongs to no field. */
  refusal: string | null;
}

/** What is asked about a goal, the sum first. */
export function GoalFields({ form, today, goal, Pictures, refusal }: GoalFieldsProps) {
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
              hint={<Trans>May stay empty. It changes nothing in your balance.</Trans>}
              error={errors.saved?.message}
            />
          )}
        />
      )}
      <Due form={form} today={today} />
      <MonthlyPlan form={form} today={today} goal={goal} />
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
      {refusal && <Refusal>{refusal}</Refusal>}
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
          maxLength={LONGEST_NAME}
          autoComplete="off"
          placeholder={t`For example: sewing machine`}
        />
      )}
    </Field>
  );
}

/** The day by which it is wanted; one may leave it open. */
function Due({ form: { control, formState }, today }: Pick<GoalFieldsProps, "form" | "today">) {
  const { t } = useLingui();
  const quick = [
    { label: t`In half a year`, day: monthAfter(today, 6) },
    { label: t`In a year`, day: monthAfter(today, 12) },
    { label: t`In 5 years`, day: monthAfter(today, 60) },
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
              max={monthAfter(today, 600)}
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

/** Stands at the end of the form, beside the button that was pressed. */
export function Refusal({ children }: { children: string }) {
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
