import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { MailOpen, Phone } from "lucide-react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useForm } from "react-hook-form";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useLanguage } from "@/i18n/use-language";
import { formatMoment } from "@/lib/dates";
import { deleteDraft } from "@/browser/draft-storage";
import { useFormDraft } from "@/browser/use-form-draft";
import { Button } from "@/ui/buttons/Button";
import { Checkbox } from "@/ui/fields/Checkbox";
import { PUBLIC_PATHS } from "@/lib/paths";

import type { RegistrationValues } from "./schemas";
import { registrationSchema } from "./schemas";
import { FormField } from "./FormField";
import { LegalLink } from "./LegalLink";
import { PasswordFields } from "./PasswordFields";
import { withCountryCode } from "./phone";
import { FormError } from "./FormError";
import type { Invitation } from "./use-invitation";
import { useNamedSubmit, UsernameField } from "./UsernameField";

const INVALID_CODES = new Set(["link_invalid", "link_expired", "address_has_account"]);
const DRAFT = "invitation";
const ASKED = ["username", "phone_number", "password", "confPassword"] as const;

interface InvitationFormProps {
  about: Invitation;
  token: string;
  onDone: (message: string) => void;
  /** The link is dead: nothing that is typed here can help. */
  onDead: (error: AppError) => void;
}

/** Submits the form and maps the server's errors to fields. */
function useAcceptInvitation(props: InvitationFormProps, form: UseFormReturn<RegistrationValues>) {
  const { token, onDone, onDead } = props;
  const [accepted, setAccepted] = useState(false);
  const [submitError, setSubmitError] = useState<{ error: unknown } | null>(null);

  const send = async (values: RegistrationValues) => {
    setSubmitError(null);
    const { username, phone_number, password, confPassword } = values;
    const chosen = {
      username,
      phone_number: withCountryCode(phone_number),
      password,
      confPassword,
    };
    try {
      const body = { ...chosen, token, acceptTerms: accepted };
      const { message } = payloadOf(await api.POST("/invitations/accept", { body }));
      deleteDraft(DRAFT);
      onDone(message);
    } catch (error) {
      if (showFieldErrors(error, form.setError, ASKED)) return;
      if (error instanceof AppError && INVALID_CODES.has(error.code)) {
        deleteDraft(DRAFT);
        onDead(error);
      } else setSubmitError({ error });
    }
  };
  return { ...useNamedSubmit(form, ASKED, send), submitError, accepted, setAccepted };
}

/** What the invited person chooses themselves: username, phone number, password, the terms. */
export function InvitationForm(props: InvitationFormProps) {
  const { fullname, email } = props.about;
  const form = useForm<RegistrationValues>({
    resolver: valibotResolver(registrationSchema),
    // Else what one field says about another is only found once every field is right.
    criteriaMode: "all",
    // The form knows nothing of a name that is taken: `useNamedSubmit` does.
    shouldFocusError: false,
    defaultValues: {
      fullname,
      email,
      username: "",
      phone_number: "",
      password: "",
      confPassword: "",
    },
  });
  useFormDraft<RegistrationValues>(DRAFT, form, {
    storage: "tab",
    owner: email,
    secrets: ["password", "confPassword"],
  });
  const { submit, submitError, verdict, accepted, setAccepted } = useAcceptInvitation(props, form);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {submitError && <FormError error={submitError.error} />}
      <InvitedAs {...props.about} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <UsernameField form={form} verdict={verdict} />
        <FormField
          form={form}
          name="phone_number"
          type="tel"
          label={<Trans>Phone number</Trans>}
          icon={<Phone className="size-5" />}
          autoComplete="tel"
          placeholder="+62 812 3456 7890"
          tidy={withCountryCode}
        />
      </div>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
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
        <Trans>Create my account</Trans>
      </Button>
    </form>
  );
}

/** Whom the invitation is for, and until when it works. */
function InvitedAs({ fullname, email, expires_at }: Invitation) {
  const until = formatMoment(expires_at, useLanguage().language);
  return (
    <div className="flex items-start gap-3.5 rounded-panel bg-sunken p-4">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-surface text-primary">
        <MailOpen aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{fullname}</p>
        <p className="text-small wrap-anywhere text-ink-2">{email}</p>
        <p className="mt-1 text-small text-ink-3">
          <Trans>This invitation works once, until {until}.</Trans>
        </p>
      </div>
    </div>
  );
}
