import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans } from "@lingui/react/macro";
import { Phone } from "lucide-react";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { PUBLIC_PATHS } from "@/lib/paths";
import { forgetDraft } from "@/lib/drafts";
import { useLastingDraft } from "@/lib/use-lasting-draft";
import { Button } from "@/ui/Button";
import { Checkbox } from "@/ui/Checkbox";

import { type Registration, registrationCheck } from "./checks";
import { FormField } from "./FormField";
import { InvitedAs } from "./InvitedAs";
import { LegalLink } from "./LegalLink";
import { PasswordFields } from "./PasswordFields";
import { withCountry } from "./phone";
import { Refusal } from "./Refusal";
import { UsernameField } from "./UsernameField";
import type { Invitation } from "./use-invitation";
import { useNamedSubmit } from "./use-named-submit";

const DEAD = new Set(["link_invalid", "link_expired", "address_has_account"]);
const DRAFT = "invitation";
const ASKED = ["username", "phone_number", "password", "confPassword"] as const;

interface InvitationFormProps {
  about: Invitation;
  token: string;
  onDone: (message: string) => void;
  /** The link is dead: nothing that is typed here can help. */
  onDead: (refusal: AppError) => void;
}

/** Sends what was chosen, and tells what the server says against it. */
function useAcceptance(props: InvitationFormProps, form: UseFormReturn<Registration>) {
  const { token, onDone, onDead } = props;
  const [accepted, setAccepted] = useState(false);
  const [refusal, setRefusal] = useState<{ error: unknown } | null>(null);

  const send = async (values: Registration) => {
    setRefusal(null);
    const { username, phone_number, password, confPassword } = values;
    const chosen = { username, phone_number: withCountry(phone_number), password, confPassword };
    try {
      const body = { ...chosen, token, acceptTerms: accepted };
      const { message } = payloadOf(await api.POST("/invitations/accept", { body }));
      forgetDraft(DRAFT);
      onDone(message);
    } catch (error) {
      if (showFieldErrors(error, form.setError, ASKED)) return;
      if (error instanceof AppError && DEAD.has(error.code)) {
        forgetDraft(DRAFT);
        onDead(error);
      } else setRefusal({ error });
    }
  };
  return { ...useNamedSubmit(form, ASKED, send), refusal, accepted, setAccepted };
}

/** What the invited person chooses themselves: username, phone number, password, the terms. */
export function InvitationForm(props: InvitationFormProps) {
  const { fullname, email } = props.about;
  const form = useForm<Registration>({
    resolver: valibotResolver(registrationCheck),
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
  useLastingDraft<Registration>(DRAFT, email, form, ["password", "confPassword"]);
  const { submit, refusal, verdict, accepted, setAccepted } = useAcceptance(props, form);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {refusal && <Refusal error={refusal.error} />}
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
          tidy={withCountry}
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
