import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";

import { addDays } from "@/lib/days";
import { DateField } from "@/ui/DateField";
import { Field } from "@/ui/Field";
import { Pills } from "@/ui/Pills";
import { RupiahField } from "@/ui/RupiahField";
import { TextInput } from "@/ui/TextInput";

import { RepeatFields } from "./RepeatFields";
import { LONGEST } from "./longest";
import { farthest } from "./spans";
import { CATEGORY_OF, type ReminderValues } from "./values";

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

/** All that a reminder can be told: what, when, how often, and how much. */
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
            maxLength={LONGEST}
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
                  {...farthest(today)}
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
        <Field label={<Trans>Time, if you want one</Trans>} error={errors.time?.message}>
          {(wiring) => <TextInput {...wiring} {...register("time")} type="time" />}
        </Field>
      </div>
      <RepeatFields form={form} today={today} />
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange }, fieldState }) => (
          <Pills
            label={<Trans>What it is about</Trans>}
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
            label={<Trans>Amount, if there is one</Trans>}
            placeholder="150.000"
            hint={<Trans>One tap records it when it is done.</Trans>}
            error={fieldState.error?.message}
          />
        )}
      />
      {amount !== null && (
        <Controller
          control={control}
          name="category_id"
          render={({ field: { value, onChange }, fieldState }) => (
            <CategoryField
              value={value || CATEGORY_OF[kind]}
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
