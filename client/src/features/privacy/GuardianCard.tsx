import { Trans, useLingui } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { KeepAccountFirst } from "@/ui/feedback/KeepAccountFirst";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { Field } from "@/ui/fields/Field";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import { QueryContent } from "./QueryContent";
import type { Guardian } from "./use-guardian";
import { useRequestConsent, useGuardian, useIsUnderAge } from "./use-guardian";
import { useFormatMoment } from "./use-format-moment";

/** Parental consent for people under 18: its state and the form to request it. */
export function GuardianCard() {
  return useIsUnderAge() ? <UnderAgeCard /> : null;
}

function UnderAgeCard() {
  const { t } = useLingui();
  const id = useId();
  const guardian = useGuardian();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-title tracking-tight">
        <Trans>Your parent's consent</Trans>
      </h2>
      <QueryContent query={guardian} label={t`Loading your parent's consent`}>
        {(data) => data && <ConsentStatus guardian={data} />}
      </QueryContent>
    </Card>
  );
}

function ConsentStatus({ guardian: { state, asked_at, given_at } }: { guardian: Guardian }) {
  const moment = useFormatMoment();
  const isGuest = useAccount()?.is_guest;
  if (state === "given") return <ConsentGiven when={moment(given_at ?? "")} />;
  const asked = state === "asked";
  return (
    <>
      <p role="status" className="text-small text-ink-2">
        {asked ? <ConsentRequested when={moment(asked_at ?? "")} /> : <ConsentNeeded />}
      </p>
      <div className="mt-1.5">
        {isGuest ? (
          <KeepAccountFirst>
            <Trans>We ask your parent by email.</Trans>
          </KeepAccountFirst>
        ) : (
          <GuardianForm again={asked} />
        )}
      </div>
    </>
  );
}

function ConsentNeeded() {
  return (
    <Trans>
      You're under 18, so a parent has to agree before you get letters, tips for your country,
      comments and push notifications. You can record your income and expenses without their
      consent.
    </Trans>
  );
}

function ConsentRequested({ when }: { when: string }) {
  return (
    <Trans>
      We emailed your parent on {when}. The link works for 7 days. Once they agree, you get letters,
      tips for your country, comments and push notifications.
    </Trans>
  );
}

function ConsentGiven({ when }: { when: string }) {
  return (
    <Alert tone="success">
      <Trans>Your parent agreed on {when}.</Trans>
    </Alert>
  );
}

interface GuardianFields {
  email: string;
}

/** Form for the parent's email; `again` when a request was sent before. */
function GuardianForm({ again }: { again: boolean }) {
  const { t } = useLingui();
  const { register, handleSubmit, setError, reset, formState } = useForm<GuardianFields>({
    defaultValues: { email: "" },
  });
  const { mutateAsync } = useRequestConsent();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();

  const ask = handleSubmit(async ({ email }) => {
    setSubmitError(null);
    try {
      const { message } = await mutateAsync(email);
      toast({ tone: "success", text: message });
      reset();
    } catch (error) {
      if (!showFieldErrors(error, setError, ["email"])) setSubmitError(error);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-3.5" onSubmit={(event) => void ask(event)}>
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <Field
        label={<Trans>Your parent's email</Trans>}
        hint={again && <Trans>We don't keep the address, so please enter it again.</Trans>}
        error={formState.errors.email?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register("email", { required: t`Please enter your parent's email address.` })}
            type="email"
            autoComplete="off"
            icon={<Mail className="size-5" />}
          />
        )}
      </Field>
      <Button
        block
        type="submit"
        variant="soft"
        busy={formState.isSubmitting}
        busyLabel={t`Sending`}
      >
        {again ? <Trans>Send again</Trans> : <Trans>Ask my parent</Trans>}
      </Button>
    </form>
  );
}
