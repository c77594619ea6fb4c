import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";

import { Field } from "@/ui/Field";
import { TextInput, type TextInputProps } from "@/ui/TextInput";

import { PROBLEMS, type SettingName, type SettingsValues } from "./settings-form";

interface SettingsFieldProps extends Pick<TextInputProps, "type" | "icon" | "autoComplete"> {
  form: UseFormReturn<SettingsValues>;
  name: SettingName;
  label: ReactNode;
  className?: string;
}

/** One field of how the site is reached: label, input, what is wrong with it. */
export function SettingsField({ form, name, label, className, ...input }: SettingsFieldProps) {
  const { t } = useLingui();
  const found = form.formState.errors[name]?.message;
  const ours = Object.entries(PROBLEMS).find(([problem]) => problem === found);
  return (
    <Field className={className} label={label} error={ours ? t(ours[1]) : found}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          autoComplete={input.autoComplete ?? "off"}
          {...form.register(name, name === "country" ? { deps: "postcode" } : {})}
        />
      )}
    </Field>
  );
}
