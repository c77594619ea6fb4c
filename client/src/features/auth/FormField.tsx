import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

import { Field } from "@/ui/fields/Field";
import { PasswordInput } from "@/ui/fields/PasswordInput";
import { TextInput } from "@/ui/fields/TextInput";
import type { TextInputProps } from "@/ui/fields/TextInput";

import { PROBLEMS } from "./schemas";

/**
 * Milliseconds. A press that leaves the field ends first: what is said of the field moves what is
 * below, and a press that ends on something else is none.
 */
const A_PRESS = 200;

interface FormFieldProps<Values extends FieldValues>
  extends Pick<
    TextInputProps,
    "type" | "icon" | "trailing" | "autoComplete" | "placeholder" | "inputMode"
  > {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  /** An error from outside the form's validation. */
  error?: string;
  /** Normalizes the value on blur. */
  tidy?: (text: string) => string;
}

/** One field of an account form: label, input and error. */
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
  const judge = (field: HTMLInputElement) => {
    // By then the form may be gone.
    if (!field.isConnected || document.activeElement === field) return;
    const value = tidy?.(field.value) ?? field.value;
    // Keep the server's error until the value changes.
    const shouldValidate = form.getFieldState(name).error?.type !== "server";
    // Do not validate fields that were not touched.
    if (value) form.setValue(name, value as never, { shouldValidate });
  };
  const onBlur = async ({ target }: { target: HTMLInputElement }) => {
    setTimeout(() => judge(target), A_PRESS);
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

/** Translates a field error; the server's messages are shown as they are. */
function useProblem(): (message: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (message) => {
    const ours = Object.entries(PROBLEMS).find(([name]) => name === message);
    return ours ? t(ours[1]) : message;
  };
}
