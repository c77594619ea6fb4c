import type { ReactNode } from "react";

import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";
import { TextInput } from "@/ui/fields/TextInput";

import type { DebtForm } from "./debt-form";

interface CountFieldProps {
  form: DebtForm;
  name: "instalments" | "paid";
  label: ReactNode;
}

/** A number of instalments. */
export function CountField({ form, name, label }: CountFieldProps) {
  return (
    <Field label={label} error={form.formState.errors[name]?.message}>
      {(field) => (
        <TextInput
          {...field}
          {...form.register(name)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      )}
    </Field>
  );
}

interface ChoiceFieldProps<Name extends "start" | "counts" | "interest" | "rate_period"> {
  form: DebtForm;
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
}

/** A choice from a short list. */
export function ChoiceField<Name extends "start" | "counts" | "interest" | "rate_period">({
  form,
  name,
  label,
  hint,
  options,
}: ChoiceFieldProps<Name>) {
  return (
    <Field label={label} hint={hint} error={form.formState.errors[name]?.message}>
      {(field) => <Select {...field} {...form.register(name)} options={options} />}
    </Field>
  );
}
