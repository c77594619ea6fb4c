import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { PUBLIC_PATHS } from "@/lib/paths";
import { saveDraft } from "@/browser/draft-storage";
import { useFormDraft } from "@/browser/use-form-draft";
import { Button } from "@/ui/buttons/Button";

import type { LoginValues } from "./schemas";
import { loginSchema } from "./schemas";
import { FormField } from "./FormField";
import { logIn } from "./log-in";
import { FormError } from "./FormError";
import { Resend } from "./Resend";
import { useLinkWithNext } from "./use-next-path";

const FIELDS = ["email", "password"] as const;
const EMPTY: LoginValues = { email: "", password: "" };

function hasCode(error: unknown, code: string): boolean {
  return error instanceof AppError && error.code === code;
}

interface LoginFormProps {
  /** The values typed before, when the person returns from the second step. */
  typed: LoginValues | null;
  /** An error of the second step that concerns the first. */
  refused: unknown;
  /** The password was right, and the account also wants a code. */
  onCodeWanted: (values: LoginValues) => void;
}

/** Email and password; the page redirects once the person is signed in. */
export function LoginForm({ typed, refused, onCodeWanted }: LoginFormProps) {
  const form = useForm<LoginValues>({
    resolver: valibotResolver(loginSchema),
    defaultValues: typed ?? EMPTY,
  });
  const [submitError, setSubmitError] = useState<{ error: unknown; email: string } | null>(
    refused ? { error: refused, email: typed?.email ?? "" } : null,
  );
  const clearError = useCallback(() => setSubmitError(null), []);
  useFormDraft<LoginValues>("login", form, { secrets: ["password"] });
  const forgot = useLinkWithNext()(PUBLIC_PATHS.forgot);

  /** The other form restores it as if it had been typed there. */
  const carryEmail = () => {
    const email = form.getValues("email");
    if (email) saveDraft("forgot", { email });
  };

  const submit = form.handleSubmit(async (values) => {
    setSubmitError(null);
    try {
      await logIn(values);
    } catch (error) {
      if (hasCode(error, "second_factor_required")) return onCodeWanted(values);
      if (showFieldErrors(error, form.setError, FIELDS)) return;
      setSubmitError({ error, email: values.email });
      if (error instanceof AppError && error.status === 401) form.setFocus("password");
    }
  });

  const busy = form.formState.isSubmitting;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4.5"
    >
      {submitError && (
        <FormError
          error={submitError.error}
          onWaitOver={clearError}
          wayOut={
            <Link to={forgot} onClick={carryEmail} className="link inline-block py-3">
              <Trans>Set a new password</Trans>
            </Link>
          }
        />
      )}
      {submitError && hasCode(submitError.error, "email_not_verified") && (
        <Resend email={submitError.email} />
      )}
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
      <p className="-my-2.5 text-right text-small">
        <Link to={forgot} onClick={carryEmail} className="link inline-block py-3">
          <Trans>Forgot Password ?</Trans>
        </Link>
      </p>
      <Button type="submit" size="lg" block busy={busy}>
        <Trans>Login</Trans>
      </Button>
    </form>
  );
}
