import { Trans, useLingui } from "@lingui/react/macro";
import { Controller } from "react-hook-form";

import { addDays } from "@/lib/days";
import { DayField } from "@/ui/fields/DayField";
import { Field } from "@/ui/fields/Field";
import { TextInput } from "@/ui/fields/TextInput";

import { EntryFields, type EntryFieldsProps } from "./EntryFields";
import { getLastDay } from "./month-range";
import { KindField, MoreFields } from "./MoreFields";
import type { ReminderForm } from "./reminder-form";
import { MAX_LENGTH } from "./reminder-values";
import { RhythmFields } from "./RhythmFields";

interface ReminderFieldsProps extends EntryFieldsProps {
  today: string;
  /** It records nothing. */
  plain?: boolean;
}

/** The fields of a reminder: text, entry, date and recurrence; the rest when it is asked for. */
export function ReminderFields({ today, plain = false, ...entry }: ReminderFieldsProps) {
  const { form } = entry;
  const { register, formState } = form;
  return (
    <>
      <Field label={<Trans>Reminder</Trans>} error={formState.errors.description?.message} required>
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
      {!plain && <EntryFields {...entry} />}
      <WhenFields form={form} today={today} />
      <RhythmFields form={form} />
      {form.watch("entry") === "none" && <KindField form={form} />}
      <MoreFields form={form} today={today} />
    </>
  );
}

function WhenFields({ form, today }: { form: ReminderForm; today: string }) {
  const { t } = useLingui();
  const { control, register, formState } = form;
  return (
    <div className="flex flex-wrap items-start gap-3 *:flex-1">
      <Controller
        control={control}
        name="day"
        render={({ field: { value, onChange }, fieldState }) => (
          <DayField
            bare
            brief
            label={t`Day`}
            value={value}
            today={today}
            {...getLastDay(today)}
            quick={[
              { label: t`Today`, day: today },
              { label: t`Tomorrow`, day: addDays(today, 1) },
            ]}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Field label={<Trans>Time (optional)</Trans>} error={formState.errors.time?.message}>
        {(wiring) => <TextInput {...wiring} {...register("time")} type="time" />}
      </Field>
    </div>
  );
}
