import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { PUBLIC_PATHS } from "@/lib/paths";
import { useFormDraft } from "@/browser/use-form-draft";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Envelope } from "@/ui/pictures/Envelope";
import emailSent from "@/ui/pictures/illustrations/email-sent.svg";

import { AuthPage } from "./AuthPage";
import type { EmailValues } from "./schemas";
import { emailSchema } from "./schemas";
import { FormField } from "./FormField";
import { requestPasswordReset } from "./mailed-links";
import { PanelSlogan } from "./PanelSlogan";
import { FormError } from "./FormError";
import { PAUSE_SECONDS, Resend } from "./Resend";
import { useLinkWithNext, useNextPath } from "./use-next-path";
import { storeDestination } from "./destination";

/** Requests a reset link; the response is the same for every address. */
export default function ForgotPage() {
  const login = useLinkWithNext()(PUBLIC_PATHS.login);
  const next = useNextPath();
  const [sent, setSent] = useState<SentLink | null>(null);
  const leave = (link: SentLink) => {
    storeDestination(next);
    setSent(link);
  };
  return (
    <AuthPage
      art={
        <PanelSlogan picture={emailSent} title={<Trans>It happens to the best of us</Trans>}>
          <Trans>Enter your email and we'll send you a way back in.</Trans>
        </PanelSlogan>
      }
      title={sent ? <Trans>Check your inbox</Trans> : <Trans>Forgot Password</Trans>}
      lead={!sent && <Trans>We will send you a link.</Trans>}
    >
      {sent ? <ForgotSent sent={sent} /> : <ForgotForm onSent={leave} />}
      <ButtonLink
        to={login}
        variant="ghost"
        block
        className={sent ? "lg:justify-start lg:px-0" : undefined}
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
      >
        {sent ? <Trans>Back to login</Trans> : <Trans>Back</Trans>}
      </ButtonLink>
    </AuthPage>
  );
}

/** The form with the email address. */
function ForgotForm({ onSent }: { onSent: (sent: SentLink) => void }) {
  const { t } = useLingui();
  const form = useForm<EmailValues>({
    resolver: valibotResolver(emailSchema),
    defaultValues: { email: "" },
  });
  const [submitError, setSubmitError] = useState<{ error: unknown } | null>(null);
  useFormDraft<EmailValues>("forgot", form);

  const submit = form.handleSubmit(async ({ email }) => {
    setSubmitError(null);
    try {
      onSent({ email, message: await requestPasswordReset(email) });
    } catch (error) {
      if (!showFieldErrors(error, form.setError, ["email"])) setSubmitError({ error });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4.5">
      {submitError && <FormError error={submitError.error} />}
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

interface SentLink {
  email: string;
  /** The server's message, the same for every address. */
  message: string;
}

/** Confirms the request, for known and unknown addresses alike, and offers to resend. */
function ForgotSent({ sent }: { sent: SentLink }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3 text-center lg:text-left">
      <div className="lg:hidden">
        <Envelope />
      </div>
      <p ref={words} tabIndex={-1} role="status" className="text-pretty text-ink-2 outline-none">
        {sent.message}
      </p>
      <p className="text-small text-ink-3">
        <Trans>Check your spam folder too.</Trans>
      </p>
      <Resend email={sent.email} ask={requestPasswordReset} pause={PAUSE_SECONDS} />
    </div>
  );
}
