import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";

import { addDays } from "@/lib/days";
import { DayField } from "@/ui/fields/DayField";
import { Field } from "@/ui/fields/Field";
import { FieldError } from "@/ui/fields/FieldError";
import { Pills } from "@/ui/fields/Pills";
import { Select } from "@/ui/fields/Select";
import { TextInput } from "@/ui/fields/TextInput";
import { Toggle } from "@/ui/fields/Toggle";

import { getLastDay } from "./month-range";
import { MORE_FIELDS, type ReminderForm } from "./reminder-form";
import { getParts } from "./reminder-values";
import { useMoreWords } from "./use-more-words";

interface MoreFieldsProps {
  form: ReminderForm;
  today: string;
}

/** What few reminders need; it opens by itself where one of them has it. */
export function MoreFields({ form, today }: MoreFieldsProps) {
  const { formState } = form;
  const values = form.watch();
  const words = useMoreWords(values);
  const [opened, setOpened] = useState(words.length > 0);
  const shown = opened || MORE_FIELDS.some((field) => formState.errors[field]);
  const { records, again } = getParts(values);
  if (!records && !again) return null;
  return (
    <details
      open={shown}
      onToggle={(event) => setOpened(event.currentTarget.open)}
      className="group border-t border-line pt-1"
    >
      <MoreSummary words={shown ? [] : words} />
      <MoreList form={form} today={today} />
    </details>
  );
}

function MoreList({ form, today }: MoreFieldsProps) {
  const values = form.watch();
  const { records, again, known } = getParts(values);
  return (
    <div className="flex flex-col gap-4.5 pt-2">
      {records && <AmountModeField form={form} />}
      {again && <DateFields form={form} today={today} />}
      {known && <AutomaticField form={form} />}
      {values.entry === "transfer" && <KindField form={form} />}
    </div>
  );
}

/** What opens them; while they are closed, it says which of them are set. */
function MoreSummary({ words }: { words: readonly string[] }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-small font-label">
      <span className="min-w-0">
        <Trans>More options</Trans>
        {words.length > 0 && <span className="block text-ink-3">{words.join(", ")}</span>}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-ink-3 transition-transform duration-2 group-open:rotate-180"
      />
    </summary>
  );
}

/** Where its dates go from weekends and holidays, and when they end. */
function DateFields(props: MoreFieldsProps) {
  return (
    <>
      <ShiftField form={props.form} />
      <EndFields {...props} />
    </>
  );
}

function AmountModeField({ form: { register, formState } }: Pick<MoreFieldsProps, "form">) {
  const { t } = useLingui();
  return (
    <Field label={<Trans>Amount each time</Trans>} error={formState.errors.amount_mode?.message}>
      {(wiring) => (
        <Select
          {...wiring}
          {...register("amount_mode")}
          options={[
            { value: "fixed", label: t`The same amount` },
            { value: "last", label: t`As last time` },
            { value: "asked", label: t`Ask me for the amount` },
          ]}
        />
      )}
    </Field>
  );
}

function ShiftField({ form: { register, formState } }: Pick<MoreFieldsProps, "form">) {
  const { t } = useLingui();
  return (
    <Field
      label={<Trans>On weekends and public holidays</Trans>}
      error={formState.errors.shift?.message}
    >
      {(wiring) => (
        <Select
          {...wiring}
          {...register("shift")}
          options={[
            { value: "", label: t`Keep the date` },
            { value: "before", label: t`Move to the working day before` },
            { value: "after", label: t`Move to the working day after` },
          ]}
        />
      )}
    </Field>
  );
}

/** When it ends: never, on a day, or after so many times. */
function EndFields({ form, today }: MoreFieldsProps) {
  const { t } = useLingui();
  const { control, register, formState } = form;
  const ends = useWatch({ control, name: "ends" });
  return (
    <div
      className={ends === "count" ? "grid grid-cols-2 items-start gap-3" : "flex flex-col gap-3"}
    >
      <Field label={<Trans>Ends</Trans>}>
        {(wiring) => (
          <Select
            {...wiring}
            {...register("ends")}
            options={[
              { value: "forever", label: t({ message: "Never", context: "end" }) },
              { value: "period", label: t`On a date` },
              { value: "count", label: t`After n times` },
            ]}
          />
        )}
      </Field>
      {ends === "period" && <UntilField form={form} today={today} />}
      {ends === "count" && (
        <Field label={<Trans>Number of times</Trans>} error={formState.errors.times?.message}>
          {(wiring) => (
            <TextInput
              {...wiring}
              {...register("times")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              placeholder="12"
            />
          )}
        </Field>
      )}
    </div>
  );
}

function UntilField({ form, today }: MoreFieldsProps) {
  const { t } = useLingui();
  const day = useWatch({ control: form.control, name: "day" });
  return (
    <Controller
      control={form.control}
      name="until"
      render={({ field: { value, onChange }, fieldState }) => (
        <DayField
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
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function AutomaticField({ form: { control } }: Pick<MoreFieldsProps, "form">) {
  return (
    <Controller
      control={control}
      name="automatic"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <div>
          <Toggle
            label={<Trans>Record automatically</Trans>}
            hint={<Trans>On its day, without asking you. We'll let you know.</Trans>}
            on={value}
            onChange={onChange}
          />
          {error?.message && <FieldError id="automatic-error">{error.message}</FieldError>}
        </div>
      )}
    />
  );
}

/** What it is for; its picture, and the first category of an expense, follow from that. */
export function KindField({ form: { control } }: Pick<MoreFieldsProps, "form">) {
  const { t } = useLingui();
  return (
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
  );
}
