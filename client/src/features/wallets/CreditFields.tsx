import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";

import { Field } from "@/ui/fields/Field";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Select } from "@/ui/fields/Select";

import type { WalletForm } from "./wallet-form";

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

/** The limit of a card or paylater, and its days of each month. */
export function CreditFields({ form }: { form: WalletForm }) {
  const { control, formState } = form;
  return (
    <>
      <Controller
        control={control}
        name="credit_limit"
        render={({ field }) => (
          <RupiahField
            {...field}
            label={<Trans>Limit</Trans>}
            hint={<Trans>Shows how much you can still use</Trans>}
            error={formState.errors.credit_limit?.message}
          />
        )}
      />
      <div className="grid grid-cols-2 gap-3">
        <DayField form={form} name="statement_day" label={<Trans>Statement day</Trans>} />
        <DayField form={form} name="due_day" label={<Trans>Due day</Trans>} />
      </div>
    </>
  );
}

interface DayFieldProps {
  form: WalletForm;
  name: "statement_day" | "due_day";
  label: ReactNode;
}

/** A day of the month; the last one where a month is shorter. */
function DayField({ form, name, label }: DayFieldProps) {
  const { t } = useLingui();
  const { control, formState } = form;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field label={label} error={formState.errors[name]?.message}>
          {(wired) => (
            <Select
              {...wired}
              ref={ref}
              name={name}
              placeholder={t`No day`}
              options={DAYS.map((day) => ({ value: day, label: day }))}
              value={value === null ? "" : String(value)}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
            />
          )}
        </Field>
      )}
    />
  );
}
