import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { Pills } from "@/ui/fields/Pills";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Select } from "@/ui/fields/Select";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";

import { getLastDay, type PlanValues, toRecurrence } from "./plan-form";
import { addYears, getFirstDate, MONTH_DAYS, useRecurrenceText, WEEKDAYS } from "./recurrence";

/** How far ahead a plan can end, in years. */
const FARTHEST = 50;

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
  const words = useRecurrenceText();
  const [frequency, ends] = useWatch({ control, name: ["frequency", "ends"] });
  const amountProblem = (amount: number | null) => {
    if (amount === null) return t`Enter an amount.`;
    return amount > 0 || t`Enter an amount above 0.`;
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
      <Source form={form} />
      <NextDate form={form} today={today} />
    </>
  );
}

/** The wallet that the money comes from, for those who have several. */
function Source({ form: { control } }: Pick<PlanFieldsProps, "form">) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="wallet_id"
      render={({ field: { value, onChange }, fieldState }) => (
        <WalletChoiceField
          label={t`From wallet`}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The first date of the chosen recurrence. */
function NextDate({ form, today }: { form: UseFormReturn<PlanValues>; today: string }) {
  const { language } = useLanguage();
  const values = useWatch({ control: form.control }) as PlanValues;
  const next = getFirstDate(toRecurrence(values), today, getLastDay(values));
  return (
    <p
      aria-live="polite"
      className="flex min-h-12 items-center gap-2.5 rounded-m bg-sunken px-3.5 py-1 text-small"
    >
      <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      <span className="flex-1 text-ink-2">
        <Trans>Next date</Trans>
      </span>{" "}
      <b className="font-label">
        {next === null && <Trans context="next date">None</Trans>}
        {next === today && <Trans>Today</Trans>}
        {next !== null && next !== today && formatDate(next, language)}
      </b>
    </p>
  );
}

/** The last day of a plan that does not go on for ever. */
function UntilField({ form, today }: { form: UseFormReturn<PlanValues>; today: string }) {
  const { t } = useLingui();
  const problemOf = (until: string | null, values: PlanValues) => {
    if (until === null) return t`Choose the last day.`;
    if (until < today) return t`Choose today or a later day.`;
    const none = getFirstDate(toRecurrence(values), today, until) === null;
    return !none || t`There are no dates before then. Choose a later day.`;
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
              max={addYears(today, FARTHEST)}
              quick={[
                { label: t`In a year`, day: addYears(today, 1) },
                { label: t`In 5 years`, day: addYears(today, 5) },
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
