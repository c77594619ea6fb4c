import { Trans } from "@lingui/react/macro";
import { type UseFormReturn, useWatch } from "react-hook-form";

import { StrengthBar } from "@/ui/StrengthBar";

import type { Registration } from "./checks";
import { FormField } from "./FormField";

/** The new password, how strong it looks, and the same once more. */
export function PasswordFields({ form }: { form: UseFormReturn<Registration> }) {
  const password = useWatch({ control: form.control, name: "password" });
  return (
    <>
      <FormField
        form={form}
        name="password"
        type="password"
        label={<Trans>Password</Trans>}
        autoComplete="new-password"
        hint={<Trans>Use 8 or more characters with a mix of letters, numbers & symbols.</Trans>}
      />
      <StrengthBar password={password} />
      <FormField
        form={form}
        name="confPassword"
        type="password"
        label={<Trans>Retype password</Trans>}
        autoComplete="new-password"
      />
    </>
  );
}
