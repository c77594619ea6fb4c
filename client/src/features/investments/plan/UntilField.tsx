import { useLingui } from "@lingui/react/macro";
import { Controller, type UseFormReturn } from "react-hook-form";

import { DateField } from "@/ui/DateField";
import { Field } from "@/ui/Field";

import { type PlanValues, rhythmOf } from "./plan-form";
import { firstDate, yearsAfter } from "./rhythm";

/** How far ahead a plan can end, in years. */
const FARTHEST = 50;

/** The last day of a plan that does not go on for ever. */
export function UntilField({ form, today }: { form: UseFormReturn<PlanValues>; today: string }) {
  const { t } = useLingui();
  const problemOf = (until: string | null, values: PlanValues) => {
    if (until === null) return t`Choose the last day.`;
    if (until < today) return t`Choose a day from today on.`;
    const none = firstDate(rhythmOf(values), today, until) === null;
    return !none || t`No date comes until then. Choose a later day.`;
  };
  return (
    <Controller
      control={form.control}
      name="until"
      rules={{ validate: problemOf }}
      render={({ field: { value, onChange }, fieldState }) => (
        <Field hideLabel label={t`Last day`} error={fieldState.error?.message}>
          {(control) => (
            <DateField
              control={control}
              label={t`Last day`}
              value={value}
              today={today}
              min={today}
              max={yearsAfter(today, FARTHEST)}
              quick={[
                { label: t`In a year`, day: yearsAfter(today, 1) },
                { label: t`In 5 years`, day: yearsAfter(today, 5) },
              ]}
              onChange={(day) => {
                onChange(day);
                form.clearErrors("until");
              }}
              className="min-h-12 w-full bg-raised"
            />
          )}
        </Field>
      )}
    />
  );
}
