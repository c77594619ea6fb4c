import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";

import { todayIn } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { TextInput } from "@/ui/fields/TextInput";

import { toMoment, toTime } from "./reminder-times";
import type { NamedOccurrence } from "./types";
import { useTimeZone } from "./use-reminder-labels";

/** So many days ahead one can be reminded again. */
const FARTHEST = 30;

interface SnoozeValues {
  day: string;
  time: string;
}

interface SnoozeDialogProps {
  line: NamedOccurrence;
  /** The moment that is chosen at first. */
  first: string;
  onSnooze: (until: string) => void;
  onClose: () => void;
}

/** Chooses when one is reminded again. */
export default function SnoozeDialog({ line, first, onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useLingui();
  const zone = useTimeZone();
  const today = todayIn(zone);
  const [defaultValues] = useState(() => ({
    day: todayIn(zone, new Date(first)),
    time: toTime(zone, first),
  }));
  const form = useForm<SnoozeValues>({ defaultValues });
  const { isDirty, errors } = form.formState;
  const { description: name } = line;

  const problemOf = (time: string, { day }: SnoozeValues) => {
    if (!time) return t`Choose a time.`;
    return toMoment(zone, day, time) > new Date().toISOString() || t`This time has passed.`;
  };

  return (
    <FormDialog
      size="sm"
      saving={false}
      title={<Trans>Remind me again</Trans>}
      guard={() => isDirty}
      onClose={onClose}
      onSubmit={(event) =>
        void form.handleSubmit(({ day, time }) => {
          onSnooze(toMoment(zone, day, time));
          onClose();
        })(event)
      }
    >
      <p className="wrap-anywhere text-ink-2">{name}</p>
      <Controller
        control={form.control}
        name="day"
        render={({ field: { value, onChange } }) => (
          <Field label={<Trans>Day</Trans>}>
            {(control) => (
              <DateField
                bare
                control={control}
                label={t`Day`}
                value={value}
                today={today}
                min={today}
                max={addDays(today, FARTHEST)}
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
      <Field label={<Trans>Time</Trans>} error={errors.time?.message} required>
        {(control) => (
          <TextInput {...control} {...form.register("time", { validate: problemOf })} type="time" />
        )}
      </Field>
    </FormDialog>
  );
}
