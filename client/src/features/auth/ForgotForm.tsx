import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useDraft } from "@/lib/use-draft";
import { Button } from "@/ui/Button";

import { type Address, addressCheck } from "./checks";
import type { SentLink } from "./ForgotSent";
import { FormField } from "./FormField";
import { askForReset } from "./mailed-links";
import { Refusal } from "./Refusal";

/** The address to which the way back in goes. */
export function ForgotForm({ onSent }: { onSent: (sent: SentLink) => void }) {
  const { t } = useLingui();
  const form = useForm<Address>({
    resolver: valibotResolver(addressCheck),
    defaultValues: { email: "" },
  });
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);
  useDraft<Address>("forgot", form);

  const submit = form.handleSubmit(async ({ email }) => {
    setRefusal(null);
    try {
      onSent({ email, message: await askForReset(email) });
    } catch (error) {
      if (!showFieldErrors(error, form.setError, ["email"])) setRefusal({ error });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4.5">
      {refusal && <Refusal error={refusal.error} />}
      <FormField
        form={form}
        name="email"
        type="email"
        label={<Trans>Email</Trans>}
        icon={<Mail className="size-5" />}
        autoComplete="username"
        placeholder={t`Please enter your email address`}
      />
      <Button type="submit" size="lg" block busy={form.formState.isSubmitting}>
        <Trans>Submit</Trans>
      </Button>
    </form>
  );
}
