import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { Pills } from "@/ui/fields/Pills";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Select } from "@/ui/fields/Select";
import { TextInput } from "@/ui/fields/TextInput";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";

import { getLastDay } from "./month-range";
import {
  DEFAULT_CATEGORIES,
  getFirstDate,
  getMonthDay,
  MAX_LENGTH,
  type ReminderValues,
} from "./reminder-values";
import { LAST_DAY, PAYDAY, useReminderLabels } from "./use-reminder-labels";

const LONGEST_MONTH = 31;

/** Months without this date have it on their last day. */
const NOT_IN_EVERY_MONTH = 29;

const DATES: readonly number[] = [
  ...Array.from({ length: LONGEST_MONTH }, (_, index) => index + 1),
  LAST_DAY,
  PAYDAY,
];

const TWO = "grid-cols-2";

/** The field in which a category is chosen; it is another feature's. */
export interface CategoryChoice {
  value: string;
  onChange: (id: string) => void;
  known?: string;
  error?: string;
}

interface ReminderFieldsProps {
  form: UseFormReturn<ReminderValues>;
  today: string;
  /** What its category is called, as far as that is known. */
  known: string | null;
  CategoryField: ComponentType<CategoryChoice>;
}

/** The fields of a reminder: text, date, recurrence and amount. */
export function ReminderFields(props: ReminderFieldsProps) {
  const { form, today } = props;
  const { t } = useLingui();
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={<Trans>Reminder</Trans>} error={errors.description?.message} required>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register("description")}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            data-autofocus
          />
        )}
      </Field>
      <div className="flex flex-wrap items-start gap-3 *:flex-1">
        <Controller
          control={control}
          name="day"
          render={({ field: { value, onChange }, fieldState }) => (
            <Field label={<Trans>Day</Trans>} error={fieldState.error?.message}>
              {(wiring) => (
                <DateField
                  bare
                  brief
                  control={wiring}
                  label={t`Day`}
                  value={value}
                  today={today}
                  {...getLastDay(today)}
                  quick={[
                    { label: t`Today`, day: today },
                    { label: t`Tomorrow`, day: addDays(today, 1) },
                  ]}
                  onChange={onChange}
                  className="min-h-12 w-full bg-raised"
                />
              )}
            </Field>
          )}
        />
        <Field label={<Trans>Time (optional)</Trans>} error={errors.time?.message}>
          {(wiring) => <TextInput {...wiring} {...register("time")} type="time" />}
        </Field>
      </div>
      <RepeatFields form={form} today={today} />
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange }, fieldState }) => (
          <Pills
            label={<Trans>Type</Trans>}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
            options={[
              { value: "bill", label: t`Bill` },
              { value: "saving", label: t({ message: "Saving", context: "kind of reminder" }) },
              { value: "investment", label: t`Investment` },
              { value: "other", label: t({ message: "Other", context: "kind of reminder" }) },
            ]}
          />
        )}
      />
      <AmountFields {...props} />
    </>
  );
}

/** The amount that one tap records, and the category in which it does. */
function AmountFields({ form, known, CategoryField }: ReminderFieldsProps) {
  const { control } = form;
  const [kind, amount] = useWatch({ control, name: ["kind", "amount"] });
  return (
    <>
      <Controller
        control={control}
        name="amount"
        render={({ field, fieldState }) => (
          <RupiahField
            {...field}
            label={<Trans>Amount (optional)</Trans>}
            placeholder="150.000"
            hint={<Trans>When it's done, one tap records it.</Trans>}
            error={fieldState.error?.message}
          />
        )}
      />
      {amount !== null && <WalletOfAmount form={form} />}
      {amount !== null && (
        <Controller
          control={control}
          name="category_id"
          render={({ field: { value, onChange }, fieldState }) => (
            <CategoryField
              value={value || DEFAULT_CATEGORIES[kind]}
              onChange={onChange}
              known={known ?? undefined}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}

/** The wallet in which the amount is recorded, for those who have several. */
function WalletOfAmount({ form: { control } }: Pick<ReminderFieldsProps, "form">) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="wallet_id"
      render={({ field: { value, onChange }, fieldState }) => (
        <WalletChoiceField
          label={t`Wallet`}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

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
function RepeatFields({ form, today }: RepeatFieldsProps) {
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
                  { value: "period", label: t`A specific date` },
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
  const words = useReminderLabels();
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
              max={getLastDay(today).max}
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

/** The first date of a monthly reminder where it is known, and its date in short months. */
function FirstDate({ form }: Pick<RepeatFieldsProps, "form">) {
  const { language } = useLanguage();
  const [day, frequency, month_day] = useWatch({
    control: form.control,
    name: ["day", "frequency", "month_day"],
  });
  if (getMonthDay({ day, month_day }) === PAYDAY) return null;
  const first = formatDate(getFirstDate({ day, frequency, month_day }), language);
  return (
    <p aria-live="polite" className="-mt-2 text-small text-ink-3">
      <Trans>Starts on {first}.</Trans>
      {getMonthDay({ day, month_day }) >= NOT_IN_EVERY_MONTH && (
        <>
          {" "}
          <Trans>In shorter months, on the last day.</Trans>
        </>
      )}
    </p>
  );
}
