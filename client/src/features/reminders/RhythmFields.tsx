import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Controller, useWatch } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";
import { TextInput } from "@/ui/fields/TextInput";

import type { ReminderForm } from "./reminder-form";
import { getFirstDate, getMonthDay } from "./reminder-values";
import type { Frequency } from "./types";
import { LAST_DAY, PAYDAY, useReminderLabels } from "./use-reminder-labels";

const LONGEST_MONTH = 31;

/** Months without this date have it on their last day. */
const NOT_IN_EVERY_MONTH = 29;

const DATES: readonly number[] = [
  ...Array.from({ length: LONGEST_MONTH }, (_, index) => index + 1),
  LAST_DAY,
  PAYDAY,
];

interface RhythmFieldsProps {
  form: ReminderForm;
}

/** How often it comes, and on which date of a month. */
export function RhythmFields({ form }: RhythmFieldsProps) {
  const { t } = useLingui();
  const { control, register, formState } = form;
  const frequency = useWatch({ control, name: "frequency" });
  const again = frequency !== "once";
  return (
    <>
      <div
        className={cx(
          "grid items-start gap-3",
          again ? "grid-cols-2" : "grid-cols-1",
          frequency === "monthly" && "sm:grid-cols-3",
        )}
      >
        <Field label={<Trans>Repeat</Trans>} error={formState.errors.frequency?.message}>
          {(wiring) => (
            <Select
              {...wiring}
              {...register("frequency")}
              options={[
                { value: "once", label: t({ message: "Never", context: "repeat" }) },
                { value: "daily", label: t({ message: "Daily", context: "repeat" }) },
                { value: "weekly", label: t({ message: "Weekly", context: "repeat" }) },
                { value: "monthly", label: t({ message: "Monthly", context: "repeat" }) },
                { value: "yearly", label: t({ message: "Yearly", context: "repeat" }) },
              ]}
            />
          )}
        </Field>
        {again && <EveryField form={form} frequency={frequency} />}
        {frequency === "monthly" && <MonthDayField form={form} />}
      </div>
      {frequency === "monthly" && <FirstDate form={form} />}
    </>
  );
}

interface EveryFieldProps extends RhythmFieldsProps {
  frequency: Exclude<Frequency, "once">;
}

/** Every so many days, weeks, months or years. */
function EveryField({ form, frequency }: EveryFieldProps) {
  const { t } = useLingui();
  const { control, register, formState } = form;
  const count = Number(useWatch({ control, name: "every" })) || 1;
  const units = {
    daily: t`${plural(count, { one: "day", other: "days" })}`,
    weekly: t`${plural(count, { one: "week", other: "weeks" })}`,
    monthly: t`${plural(count, { one: "month", other: "months" })}`,
    yearly: t`${plural(count, { one: "year", other: "years" })}`,
  };
  const unit = units[frequency];
  return (
    <Field
      label={<Trans context="so many weeks">Every</Trans>}
      error={formState.errors.every?.message}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          {...register("every")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          trailing={<span className="pr-2.5 text-ink-3">{unit}</span>}
        />
      )}
    </Field>
  );
}

function MonthDayField({ form }: RhythmFieldsProps) {
  const words = useReminderLabels();
  const { control, formState } = form;
  const day = useWatch({ control, name: "day" });
  return (
    <Controller
      control={control}
      name="month_day"
      render={({ field: { value, onChange } }) => (
        <Field
          label={<Trans>On the</Trans>}
          error={formState.errors.month_day?.message}
          className="max-sm:col-span-full"
        >
          {(wiring) => (
            <Select
              {...wiring}
              value={String(getMonthDay({ month_day: value, day }))}
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

/** The first date of a monthly reminder where it is known, and its date in short months. */
function FirstDate({ form }: RhythmFieldsProps) {
  const { language } = useLanguage();
  const [day, frequency, month_day, shift] = useWatch({
    control: form.control,
    name: ["day", "frequency", "month_day", "shift"],
  });
  // Where it goes from a weekend, or with a payday, only the server knows.
  const isKnown = shift === "" && getMonthDay({ day, month_day }) !== PAYDAY;
  const first = formatDate(getFirstDate({ day, frequency, month_day }), language);
  const isShort = getMonthDay({ day, month_day }) >= NOT_IN_EVERY_MONTH;
  if (!isKnown && !isShort) return null;
  return (
    <p aria-live="polite" className="-mt-2 text-small text-ink-3">
      {isKnown && <Trans>Starts on {first}.</Trans>}
      {isShort && (
        <>
          {" "}
          <Trans>In shorter months, on the last day.</Trans>
        </>
      )}
    </p>
  );
}
