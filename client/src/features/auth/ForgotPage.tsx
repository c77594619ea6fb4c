import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, Mail } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { PUBLIC_PATHS } from "@/lib/paths";
import { useDraft } from "@/lib/use-draft";
import { Button } from "@/ui/Button";
import { ButtonLink } from "@/ui/ButtonLink";
import { Envelope } from "@/ui/Envelope";
import emailSent from "@/ui/illustrations/email-sent.svg";

import { AuthPage } from "./AuthPage";
import type { Address } from "./checks";
import { addressCheck } from "./checks";
import { FormField } from "./FormField";
import { askForReset } from "./mailed-links";
import { PanelPromise } from "./PanelPromise";
import { Refusal } from "./Refusal";
import { PAUSE, Resend } from "./Resend";
import { useNext, useOnward } from "./use-onward";
import { keepWanted } from "./wanted";

/** Asking for a way back in; the answer is the same for every address. */
export default function ForgotPage() {
  const login = useOnward()(PUBLIC_PATHS.login);
  const next = useNext();
  const [sent, setSent] = useState<SentLink | null>(null);
  const leave = (link: SentLink) => {
    keepWanted(next);
    setSent(link);
  };
  return (
    <AuthPage
      art={
        <PanelPromise picture={emailSent} title={<Trans>It happens to careful people too</Trans>}>
          <Trans>Give us your address. We send a way back in.</Trans>
        </PanelPromise>
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

/** The address to which the way back in goes. */
function ForgotForm({ onSent }: { onSent: (sent: SentLink) => void }) {
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

interface SentLink {
  email: string;
  /** What the server says to every address. */
  message: string;
}

/** Says in place what was done, to known and unknown addresses alike, and sends once more. */
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
        <Trans>Look in spam too.</Trans>
      </p>
      <Resend email={sent.email} ask={askForReset} pause={PAUSE} />
    </div>
  );
}
