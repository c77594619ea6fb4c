import { Trans, useLingui } from "@lingui/react/macro";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";

import { Field } from "@/ui/Field";
import { Pills } from "@/ui/Pills";
import { RupiahField } from "@/ui/RupiahField";
import { Select } from "@/ui/Select";

import { NextDate } from "./NextDate";
import { type PlanValues } from "./plan-form";
import { MONTH_DAYS, WEEKDAYS } from "./rhythm";
import { UntilField } from "./UntilField";
import { useRhythmWords } from "./use-rhythm-words";

interface PlanFieldsProps {
  form: UseFormReturn<PlanValues>;
  today: string;
  autoFocus?: boolean;
}

/** How much, how often, on which day and until when. */
export function PlanFields({ form, today, autoFocus }: PlanFieldsProps) {
  const { t } = useLingui();
  const { control, register, formState } = form;
  const { errors } = formState;
  const words = useRhythmWords();
  const [frequency, ends] = useWatch({ control, name: ["frequency", "ends"] });
  const amountProblem = (amount: number | null) => {
    if (amount === null) return t`Enter an amount.`;
    return amount > 0 || t`The amount has to be above zero.`;
  };
  return (
    <>
      <Controller
        control={control}
        name="amount"
        rules={{ validate: amountProblem }}
        render={({ field }) => (
          <RupiahField
            {...field}
            required
            autoFocus={autoFocus}
            label={<Trans>Investment Value</Trans>}
            placeholder="500.000"
            error={errors.amount?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="frequency"
        render={({ field: { value, onChange } }) => (
          <Pills
            label={<Trans>Frequency</Trans>}
            value={value}
            onChange={onChange}
            error={errors.frequency?.message}
            options={[
              { value: "day", label: t({ message: "Day", context: "frequency" }) },
              { value: "weekly", label: t({ message: "Weekly", context: "frequency" }) },
              { value: "monthly", label: t({ message: "Monthly", context: "frequency" }) },
            ]}
          />
        )}
      />
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-auto">
        {frequency === "weekly" && (
          <Field label={<Trans>Every Weekday</Trans>} error={errors.weekday?.message}>
            {(wiring) => (
              <Select
                {...wiring}
                {...register("weekday")}
                options={WEEKDAYS.map((day) => ({
                  value: String(day),
                  label: words.weekdayName(day),
                }))}
              />
            )}
          </Field>
        )}
        {frequency === "monthly" && (
          <Field label={<Trans>Every Date</Trans>} error={errors.month_day?.message}>
            {(wiring) => (
              <Select
                {...wiring}
                {...register("month_day")}
                options={MONTH_DAYS.map((day) => ({
                  value: String(day),
                  label: words.dayName(day),
                }))}
              />
            )}
          </Field>
        )}
        <Field label={<Trans>Until</Trans>}>
          {(wiring) => (
            <Select
              {...wiring}
              {...register("ends")}
              options={[
                { value: "forever", label: t`Forever` },
                {
                  value: "period",
                  label: t({ message: "Period", context: "how long a plan runs" }),
                },
              ]}
            />
          )}
        </Field>
      </div>
      {ends === "period" && <UntilField form={form} today={today} />}
      <NextDate form={form} today={today} />
    </>
  );
}
