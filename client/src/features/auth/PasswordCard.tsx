import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";

import { api, payloadOf } from "@/api/client";
import { showFieldErrors } from "@/api/field-errors";
import { useReauthenticated } from "@/api/reauthentication";
import { session } from "@/api/session";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { useToast } from "@/ui/feedback/use-toast";

import type { NewPasswordValues } from "./schemas";
import { newPasswordSchema } from "./schemas";
import { PasswordFields } from "./PasswordFields";
import { FormError } from "./FormError";

const EMPTY: NewPasswordValues = { password: "", confPassword: "" };

interface PasswordCardProps {
  /** Whose password it is, for password managers. */
  email: string;
  /** Other devices are signed out. */
  onChanged: () => void;
}

/** Changes the password of the signed-in person. */
export function PasswordCard({ email, onChanged }: PasswordCardProps) {
  const id = useId();
  const toast = useToast();
  const run = useReauthenticated();
  const form = useForm<NewPasswordValues>({
    resolver: valibotResolver(newPasswordSchema),
    criteriaMode: "all",
    defaultValues: EMPTY,
  });
  const [submitError, setSubmitError] = useState<{ error: unknown } | null>(null);

  const submit = form.handleSubmit(async (body) => {
    setSubmitError(null);
    try {
      const changed = await run(() => api.PUT("/users/password", { body }));
      if (!changed) return;
      form.reset(EMPTY);
      toast({ tone: "success", text: payloadOf(changed).message });
      await session.goOn();
      onChanged();
    } catch (error) {
      if (!showFieldErrors(error, form.setError, ["password", "confPassword"])) {
        setSubmitError({ error });
      }
    }
  });

  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-title tracking-tight">
        <Trans>Change password</Trans>
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-2">
        <Trans>This signs out every other device. You stay signed in here.</Trans>
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4.5">
        {submitError && <FormError error={submitError.error} />}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordFields form={form} label={<Trans>New password</Trans>} />
        <Button type="submit" busy={form.formState.isSubmitting} className="sm:self-end">
          <Trans>Change password</Trans>
        </Button>
      </form>
    </Card>
  );
}
