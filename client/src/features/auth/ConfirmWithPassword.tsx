import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { KeyRound, MailX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { AppError, isTemporaryError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { usePublicPath } from "@/i18n/use-public-path";
import { PUBLIC_PATHS, withNext } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Envelope } from "@/ui/pictures/Envelope";
import { MailSign } from "@/ui/pictures/MailSign";

import { findDestination } from "./destination";
import { FormError } from "./FormError";
import { LegalLink } from "./LegalLink";
import { confirmWithPassword, type RegistrationLink } from "./mailed-links";
import { PasswordFields } from "./PasswordFields";
import type { NewPasswordValues } from "./schemas";
import { newPasswordSchema } from "./schemas";

interface ConfirmWithPasswordProps {
  token: string;
  registration: RegistrationLink;
  /** The link has done what it could. */
  onUsed: () => void;
  onBack: () => void;
}

interface Result {
  good: boolean;
  message: string;
}

/** Confirms a registration with a password that whoever registered does not know. */
export function ConfirmWithPassword(props: ConfirmWithPasswordProps) {
  const [result, setResult] = useState<Result | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [result]);
  const decide = (decided: Result) => {
    setResult(decided);
    props.onUsed();
  };
  if (result) {
    return (
      <>
        {result.good ? <Envelope /> : <MailSign icon={MailX} tone="wrong" />}
        <div role={result.good ? "status" : "alert"}>
          <h1 ref={heading} tabIndex={-1} className="mb-5 text-balance">
            {result.message}
          </h1>
        </div>
        <SignIn />
      </>
    );
  }
  return (
    <>
      <MailSign icon={KeyRound} tone="calm" />
      <h1 ref={heading} tabIndex={-1} className="text-balance">
        <Trans>Set a new password</Trans>
      </h1>
      <p className="mx-auto mt-2.5 mb-5 max-w-[42ch] text-pretty text-ink-2">
        <Trans>It replaces the password this account was registered with.</Trans>
      </p>
      <PasswordForm {...props} onDecided={decide} />
    </>
  );
}

function SignIn() {
  const login = withNext(usePublicPath()(PUBLIC_PATHS.login), findDestination());
  return (
    <ButtonLink to={login} size="lg" block>
      <Trans>Login</Trans>
    </ButtonLink>
  );
}

interface PasswordFormProps extends ConfirmWithPasswordProps {
  onDecided: (result: Result) => void;
}

function PasswordForm({ token, registration, onBack, onDecided }: PasswordFormProps) {
  const form = useForm<NewPasswordValues>({
    resolver: valibotResolver(newPasswordSchema),
    criteriaMode: "all",
    defaultValues: { password: "", confPassword: "" },
  });
  const [submitError, setSubmitError] = useState<{ error: unknown } | null>(null);
  const submit = form.handleSubmit(async (values) => {
    setSubmitError(null);
    try {
      onDecided({ good: true, message: await confirmWithPassword(token, values) });
    } catch (error) {
      if (showFieldErrors(error, form.setError, ["password", "confPassword"])) return;
      const isDecided = error instanceof AppError && !isTemporaryError(error);
      if (isDecided && error.status === 400) onDecided({ good: false, message: error.message });
      else setSubmitError({ error });
    }
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4.5 text-left"
    >
      {submitError && <FormError error={submitError.error} />}
      <input
        type="email"
        autoComplete="username"
        value={registration.email ?? ""}
        readOnly
        hidden
      />
      <PasswordFields form={form} label={<Trans>New password</Trans>} />
      <p className="text-small text-pretty text-ink-2">
        <Trans>
          By confirming, you accept the <LegalLink to={PUBLIC_PATHS.terms}>Terms</LegalLink> and the{" "}
          <LegalLink to={PUBLIC_PATHS.privacy}>Privacy Policy</LegalLink>.
        </Trans>
      </p>
      <Button type="submit" size="lg" block busy={form.formState.isSubmitting}>
        <Trans>Confirm with this password</Trans>
      </Button>
      <Button variant="ghost" size="lg" block onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}
