import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { api } from "@/api/client";
import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { session } from "@/api/session";
import { useDraft } from "@/lib/use-draft";
import { Button } from "@/ui/Button";

import { type Login, loginCheck } from "./checks";
import { FormField } from "./FormField";
import { Refusal } from "./Refusal";
import { Resend } from "./Resend";

const FIELDS = ["email", "password"] as const;

/** Whether the password was right and only the address is not confirmed yet. */
function isUnverified(error: unknown): boolean {
  return error instanceof AppError && error.code === "email_not_verified";
}

/** Email and password; the page leaves by itself once somebody is signed in. */
export function LoginForm() {
  const form = useForm<Login>({
    resolver: valibotResolver(loginCheck),
    defaultValues: { email: "", password: "" },
  });
  const [refusal, setRefusal] = useState<{ error: unknown; email: string } | null>(null);
  useDraft<Login>("login", form, ["password"]);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    try {
      await api.POST("/login", { body: values });
      await session.begin();
    } catch (error) {
      if (showFieldErrors(error, form.setError, FIELDS)) return;
      setRefusal({ error, email: values.email });
      if (error instanceof AppError && error.status === 401) form.setFocus("password");
    }
  });

  const busy = form.formState.isSubmitting;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4.5">
      {refusal && <Refusal error={refusal.error} />}
      {refusal && isUnverified(refusal.error) && <Resend email={refusal.email} />}
      <FormField
        form={form}
        name="email"
        type="email"
        label={<Trans>Email</Trans>}
        icon={<Mail className="size-5" />}
        autoComplete="username"
      />
      <FormField
        form={form}
        name="password"
        type="password"
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" block busy={busy} className="mt-2">
        <Trans>Login</Trans>
      </Button>
    </form>
  );
}
