import { Trans, useLingui } from "@lingui/react/macro";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { DateField } from "@/ui/DateField";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";

import { farthest } from "./spans";
import { LAST_DAY, useReminderWords } from "./use-reminder-words";
import { firstDate, monthDayOf, type ReminderValues } from "./values";

const LONGEST_MONTH = 31;
/** Months without this date have it on their last day. */
const NOT_IN_EVERY_MONTH = 29;
const DATES: readonly number[] = [
  ...Array.from({ length: LONGEST_MONTH }, (_, index) => index + 1),
  LAST_DAY,
];

const TWO = "grid-cols-2";
const columns = {
  once: "grid-cols-1",
  daily: TWO,
  weekly: TWO,
  monthly: "grid-cols-2 sm:grid-cols-3",
  yearly: TWO,
};

interface RepeatFieldsProps {
  form: UseFormReturn<ReminderValues>;
  today: string;
}

/** How often it comes, on which date of a month, and until when. */
export function RepeatFields({ form, today }: RepeatFieldsProps) {
  const { t } = useLingui();
  const { control, register, formState } = form;
  const { errors } = formState;
  const [frequency, ends] = useWatch({ control, name: ["frequency", "ends"] });
  return (
    <>
      <div className={cx("grid gap-3", columns[frequency])}>
        <Field
          label={<Trans>Repeat</Trans>}
          error={errors.frequency?.message}
          className={frequency === "monthly" ? "max-sm:col-span-full" : undefined}
        >
          {(wiring) => (
            <Select
              {...wiring}
              {...register("frequency")}
              options={[
                { value: "once", label: t({ message: "Never", context: "repeat" }) },
                { value: "daily", label: t`Every day` },
                { value: "weekly", label: t`Every week` },
                { value: "monthly", label: t`Every month` },
                { value: "yearly", label: t`Every year` },
              ]}
            />
          )}
        </Field>
        {frequency === "monthly" && <MonthDayField form={form} />}
        {frequency !== "once" && (
          <Field label={<Trans>Until</Trans>}>
            {(wiring) => (
              <Select
                {...wiring}
                {...register("ends")}
                options={[
                  { value: "forever", label: t`Forever` },
                  { value: "period", label: t`A last day` },
                ]}
              />
            )}
          </Field>
        )}
      </div>
      {frequency !== "once" && ends === "period" && <UntilField form={form} today={today} />}
      {frequency === "monthly" && <FirstDate form={form} />}
    </>
  );
}

function MonthDayField({ form }: Pick<RepeatFieldsProps, "form">) {
  const words = useReminderWords();
  const { control, formState } = form;
  const day = useWatch({ control, name: "day" });
  return (
    <Controller
      control={control}
      name="month_day"
      render={({ field: { value, onChange } }) => (
        <Field label={<Trans>On the</Trans>} error={formState.errors.month_day?.message}>
          {(wiring) => (
            <Select
              {...wiring}
              value={String(monthDayOf({ month_day: value, day }))}
              onChange={(event) => onChange(event.target.value)}
              options={DATES.map((date) => ({
                value: String(date),
                label: words.dateName(date),
              }))}
            />
          )}
        </Field>
      )}
    />
  );
}

function UntilField({ form, today }: RepeatFieldsProps) {
  const { t } = useLingui();
  const day = useWatch({ control: form.control, name: "day" });
  return (
    <Controller
      control={form.control}
      name="until"
      render={({ field: { value, onChange }, fieldState }) => (
        <Field hideLabel label={t`Last day`} error={fieldState.error?.message}>
          {(wiring) => (
            <DateField
              control={wiring}
              label={t`Last day`}
              value={value}
              today={today}
              min={day}
              max={farthest(today).max}
              quick={[
                { label: t`In half a year`, day: addDays(day, 182) },
                { label: t`In a year`, day: addDays(day, 365) },
              ]}
              onChange={(until) => {
                onChange(until);
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

/** When a monthly one comes first, and what becomes of it in short months. */
function FirstDate({ form }: Pick<RepeatFieldsProps, "form">) {
  const { language } = useLanguage();
  const [day, frequency, month_day] = useWatch({
    control: form.control,
    name: ["day", "frequency", "month_day"],
  });
  const first = formatDate(firstDate({ day, frequency, month_day }), language);
  return (
    <p aria-live="polite" className="-mt-2 text-small text-ink-3">
      <Trans>The first time on {first}.</Trans>
      {monthDayOf({ day, month_day }) >= NOT_IN_EVERY_MONTH && (
        <>
          {" "}
          <Trans>In shorter months on their last day.</Trans>
        </>
      )}
    </p>
  );
}
