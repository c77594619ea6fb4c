import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { Mail, Phone, User } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { PUBLIC_PATHS } from "@/lib/paths";
import { useFormDraft } from "@/browser/use-form-draft";
import { Button } from "@/ui/buttons/Button";

import type { RegistrationValues } from "./schemas";
import { registrationSchema } from "./schemas";
import { FormField } from "./FormField";
import { LegalLink } from "./LegalLink";
import { PasswordFields } from "./PasswordFields";
import { withCountryCode } from "./phone";
import { ensureBrowserKey } from "./registration-browser";
import { REGISTRATION_DRAFT, REGISTRATION_SECRETS, storeRegistration } from "./registration-draft";
import { FormError } from "./FormError";
import { useNamedSubmit, UsernameField } from "./UsernameField";

const EMPTY: RegistrationValues = {
  fullname: "",
  username: "",
  phone_number: "",
  email: "",
  password: "",
  confPassword: "",
};
/** In the order in which they are shown. */
const FIELDS = Object.keys(EMPTY) as (keyof RegistrationValues)[];

/** What the form sends. */
export type RegistrationRequest = RegistrationValues & { browser_key?: string };

interface RegisterFormProps {
  /** Asks the server; rejects with its error. */
  send: (form: RegistrationRequest) => Promise<void>;
  /** Learns the address to which the link goes. */
  onSent: (email: string) => void;
}

/** Asks for an account. */
export function RegisterForm({ send, onSent }: RegisterFormProps) {
  const form = useForm<RegistrationValues>({
    resolver: valibotResolver(registrationSchema),
    // Else what one field says about another is only found once every field is right.
    criteriaMode: "all",
    // The form knows nothing of a name that is taken: `useNamedSubmit` does.
    shouldFocusError: false,
    defaultValues: EMPTY,
  });
  const [submitError, setSubmitError] = useState<{ error: unknown } | null>(null);
  useFormDraft<RegistrationValues>(REGISTRATION_DRAFT, form, { secrets: REGISTRATION_SECRETS });

  const { submit, verdict } = useNamedSubmit(form, FIELDS, async (values) => {
    setSubmitError(null);
    try {
      await send({
        ...values,
        phone_number: withCountryCode(values.phone_number),
        browser_key: ensureBrowserKey(),
      });
      storeRegistration(values);
      onSent(values.email);
    } catch (error) {
      if (!showFieldErrors(error, form.setError, FIELDS)) setSubmitError({ error });
    }
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {submitError && <FormError error={submitError.error} />}
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="fullname"
          label={<Trans>Full name</Trans>}
          icon={<User className="size-5" />}
          autoComplete="name"
        />
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
        <FormField
          form={form}
          name="email"
          type="email"
          label={<Trans>Email</Trans>}
          icon={<Mail className="size-5" />}
          autoComplete="email"
        />
      </div>
      <PasswordFields form={form} />
      <Button type="submit" size="lg" block busy={form.formState.isSubmitting} className="mt-1">
        <Trans>Register</Trans>
      </Button>
      <p className="text-center text-small text-pretty text-ink-2">
        <Trans>
          By registering, you accept the <LegalLink to={PUBLIC_PATHS.terms}>Terms</LegalLink> and
          the <LegalLink to={PUBLIC_PATHS.privacy}>Privacy Policy</LegalLink>.
        </Trans>
      </p>
    </form>
  );
}
