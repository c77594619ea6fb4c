import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";

import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { TextInput, type TextInputProps } from "@/ui/TextInput";

import { type Profile, PROBLEMS } from "./profile-form";

interface ProfileFieldProps extends Pick<TextInputProps, "type" | "icon" | "autoComplete"> {
  form: UseFormReturn<Profile>;
  name: keyof Profile;
  label: ReactNode;
  hint?: ReactNode;
  /** Makes it a choice of these, or of nothing. */
  options?: readonly { value: string; label: string }[];
  className?: string;
}

/** One field of the profile: label, control, what is wrong with it. */
export function ProfileField({
  form,
  name,
  label,
  hint,
  options,
  className,
  type,
  ...input
}: ProfileFieldProps) {
  const { t } = useLingui();
  const found = form.formState.errors[name]?.message;
  const ours = Object.entries(PROBLEMS).find(([problem]) => problem === found);
  return (
    <Field
      className={className}
      required={!options}
      label={label}
      hint={hint}
      error={ours ? t(ours[1]) : found}
    >
      {(control) =>
        options ? (
          <Select
            {...control}
            {...input}
            placeholder={t`Not chosen`}
            options={options}
            {...form.register(name)}
          />
        ) : (
          <TextInput {...control} {...input} type={type} {...form.register(name)} />
        )
      }
    </Field>
  );
}
