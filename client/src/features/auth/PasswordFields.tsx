import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { type Path, type UseFormReturn, useWatch } from "react-hook-form";

import { StrengthBar } from "@/ui/fields/StrengthBar";

import type { NewPasswordValues } from "./schemas";
import { FormField } from "./FormField";

interface PasswordFieldsProps<Values extends NewPasswordValues> {
  form: UseFormReturn<Values>;
  /** What the first field is called; "Password" unless said otherwise. */
  label?: ReactNode;
}

/** The new password, how strong it looks, and the same once more. */
export function PasswordFields<Values extends NewPasswordValues>({
  form,
  label,
}: PasswordFieldsProps<Values>) {
  const name = "password" as Path<Values>;
  const password: string = useWatch({ control: form.control, name });
  return (
    <>
      <div className="flex flex-col gap-2">
        <FormField
          form={form}
          name={name}
          type="password"
          label={label ?? <Trans>Password</Trans>}
          autoComplete="new-password"
          hint={<Trans>Use 8 or more characters with a mix of letters, numbers & symbols.</Trans>}
        />
        <StrengthBar password={password} />
      </div>
      <FormField
        form={form}
        name={"confPassword" as Path<Values>}
        type="password"
        label={<Trans>Retype password</Trans>}
        autoComplete="new-password"
      />
    </>
  );
}
