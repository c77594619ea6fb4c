import type { ComponentProps } from "react";

import { DateField } from "./DateField";
import { Field } from "./Field";

interface DayFieldProps extends Omit<ComponentProps<typeof DateField>, "control" | "className"> {
  error?: string | undefined;
}

/** A day among the other fields of a form. */
export function DayField({ label, error, ...choice }: DayFieldProps) {
  return (
    <Field hideLabel={!choice.bare} label={label} error={error}>
      {(control) => (
        <DateField
          {...choice}
          control={control}
          label={label}
          className="min-h-12 w-full bg-raised"
        />
      )}
    </Field>
  );
}
