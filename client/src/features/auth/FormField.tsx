import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

import { Field } from "@/ui/Field";
import { PasswordInput } from "@/ui/PasswordInput";
import { TextInput, type TextInputProps } from "@/ui/TextInput";

import { useProblem } from "./use-problem";

interface FormFieldProps<Values extends FieldValues>
  extends Pick<
    TextInputProps,
    "type" | "icon" | "trailing" | "autoComplete" | "placeholder" | "inputMode"
  > {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong besides what the form itself finds. */
  error?: string;
  /** Puts what was typed into its usual form when the field is left. */
  tidy?: (text: string) => string;
}

/** One field of an account form: label, input, what is wrong with it. */
export function FormField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  error,
  tidy,
  type,
  ...input
}: FormFieldProps<Values>) {
  const problem = useProblem();
  const found = form.formState.errors[name]?.message;
  const onBlur = async (event: { target: { value: string } }) => {
    const typed = event.target.value;
    const value = tidy?.(typed) ?? typed;
    // What nobody has typed yet is not wrong yet.
    if (value) form.setValue(name, value as never, { shouldValidate: true });
  };
  const Input = type === "password" ? PasswordInput : TextInput;
  return (
    <Field
      required
      label={label}
      hint={hint}
      error={problem(typeof found === "string" ? found : undefined) ?? error}
    >
      {(control) => (
        <Input
          {...control}
          {...input}
          {...(type === "password" ? {} : { type })}
          {...form.register(name, { onBlur })}
        />
      )}
    </Field>
  );
}
