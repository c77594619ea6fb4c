import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, Check } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";

import type { Registration } from "./checks";
import { FormField } from "./FormField";
import type { Verdict } from "./use-username-check";

interface UsernameFieldProps {
  form: UseFormReturn<Registration>;
  verdict: Verdict;
}

/** The public name; tells while it is being typed whether it can be had. */
export function UsernameField({ form, verdict }: UsernameFieldProps) {
  const { t } = useLingui();
  return (
    <div>
      <FormField
        form={form}
        name="username"
        label={<Trans>Username</Trans>}
        icon={<BadgeCheck className="size-5" />}
        // Not "username": password managers would offer it where the email is asked for.
        autoComplete="nickname"
        error={verdict === "taken" ? t`This username is taken.` : undefined}
        trailing={
          verdict === "free" && (
            <Check aria-hidden="true" className="mr-2.5 size-5 shrink-0 text-income" />
          )
        }
      />
      <p role="status" className="sr-only">
        {verdict === "free" && <Trans>This username is free.</Trans>}
      </p>
    </div>
  );
}
