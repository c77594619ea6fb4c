import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { session } from "@/api/session";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Checkbox } from "@/ui/Checkbox";

import { type NewPassword, newPasswordCheck } from "./checks";
import { LegalLink } from "./LegalLink";
import { PasswordFields } from "./PasswordFields";
import { Refusal } from "./Refusal";

interface ResetFormProps {
  /** Null while the address has not been read yet. */
  token: string | null;
  onDone: (message: string) => void;
  /** The link is dead: nothing that is typed here can help. */
  onRefused: (message: string) => void;
}

/** The new password, twice, and the terms. */
export function ResetForm({ token, onDone, onRefused }: ResetFormProps) {
  const form = useForm<NewPassword>({
    resolver: valibotResolver(newPasswordCheck),
    criteriaMode: "all",
    defaultValues: { password: "", confPassword: "" },
  });
  const [accepted, setAccepted] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);

  const submit = form.handleSubmit(async (values) => {
    if (!token) return;
    setRefusal(null);
    try {
      const body = { ...values, token, acceptTerms: accepted };
      const { message } = payloadOf(await api.POST("/password/reset", { body }));
      // Every session is over, the one of this browser too; nothing may still take it for alive.
      if (session.likely()) await session.check();
      onDone(message);
    } catch (error) {
      if (showFieldErrors(error, form.setError, ["password", "confPassword"])) return;
      if (error instanceof AppError && error.status === 400) onRefused(error.message);
      else setRefusal({ error });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4.5">
      {refusal && <Refusal error={refusal.error} />}
      <PasswordFields form={form} />
      <Checkbox
        label={
          <Trans>
            I Accept the{" "}
            <LegalLink alone to={PUBLIC_PATHS.terms}>
              Terms
            </LegalLink>
          </Trans>
        }
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <Button type="submit" size="lg" block disabled={!accepted} busy={form.formState.isSubmitting}>
        <Trans>Reset Password</Trans>
      </Button>
    </form>
  );
}
