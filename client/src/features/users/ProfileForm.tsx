import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, MapPin, Phone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import type { Account } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useFormDraft } from "@/browser/use-form-draft";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";
import { TextInput } from "@/ui/fields/TextInput";
import type { TextInputProps } from "@/ui/fields/TextInput";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import {
  AGES,
  changesFrom,
  COUNTRIES,
  guestSchema,
  PROBLEMS,
  PROFILE_FIELDS,
  profileSchema,
  profileOf,
  UNDER_AGE,
} from "./profile-form";
import type { Profile } from "./profile-form";
import { useCancelEmailChange, useSaveProfile } from "./use-save-profile";

interface ProfileFormProps {
  account: Account;
  /** The person has just said to be under 18. */
  onUnderAge: () => void;
}

/** The profile form: keeps local edits and takes over changes of other fields. */
function useProfileForm(account: Account) {
  const { claims } = useSession();
  const form = useForm<Profile>({
    resolver: valibotResolver(account.is_guest ? guestSchema : profileSchema),
    defaultValues: profileOf(account),
  });
  const { reset } = form;
  useEffect(() => {
    reset(profileOf(account), { keepDirtyValues: true, keepErrors: true });
  }, [account, reset]);
  useFormDraft<Profile>("profile", form, {
    storage: "tab",
    owner: claims?.sub,
  });
  return form;
}

/** Full name, address, phone, age and country of the person. */
export function ProfileForm({ account, onUnderAge }: ProfileFormProps) {
  const { t } = useLingui();
  const form = useProfileForm(account);
  const { isDirty, isSubmitting } = form.formState;
  const save = useSaveProfile();
  const toast = useToast();
  const failureText = useFailureText();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const place = useRef<HTMLFormElement>(null);
  const onFocus = useFocusFallback(place);
  const age = useWatch({ control: form.control, name: "age" });

  const submit = form.handleSubmit(async (shown) => {
    setSubmitError(null);
    try {
      const saved = await save(changesFrom(shown, profileOf(account)));
      if (!saved) return;
      form.reset(profileOf(saved.account));
      toast({ tone: "success", text: saved.message });
      if (saved.account.age === UNDER_AGE && account.age !== UNDER_AGE) onUnderAge();
    } catch (error) {
      if (!showFieldErrors(error, form.setError, PROFILE_FIELDS)) setSubmitError(error);
    }
  });

  return (
    <form
      ref={place}
      tabIndex={-1}
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4.5 outline-none"
    >
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <ProfileField
          form={form}
          name="fullname"
          label={<Trans>Full name</Trans>}
          autoComplete="name"
        />
        {!account.is_guest && <ContactFields form={form} account={account} />}
        <ProfileField
          form={form}
          name="age"
          label={<Trans>Age</Trans>}
          hint={
            age === UNDER_AGE &&
            account.age !== UNDER_AGE && <ParentHint isGuest={account.is_guest} />
          }
          options={Object.entries(AGES).map(([value, label]) => ({
            value,
            label: label ? t(label) : value,
          }))}
          autoComplete="off"
        />
        <ProfileField
          form={form}
          name="country"
          label={<Trans>Country</Trans>}
          icon={<MapPin className="size-5" />}
          options={Object.entries(COUNTRIES).map(([value, label]) => ({
            value,
            label: t(label),
          }))}
          autoComplete="country-name"
        />
      </div>
      <div className="mt-1.5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {isDirty && !isSubmitting && (
          <Button variant="ghost" onClick={() => form.reset(profileOf(account))}>
            <Trans>Undo changes</Trans>
          </Button>
        )}
        <Button type="submit" busy={isSubmitting} busyLabel={t`Saving`} disabled={!isDirty}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Where the person can be reached; a guest cannot. */
function ContactFields({ form, account }: { form: UseFormReturn<Profile>; account: Account }) {
  return (
    <>
      <ProfileField
        form={form}
        name="email"
        type="email"
        label={<Trans>Email</Trans>}
        icon={<Mail className="size-5" />}
        autoComplete="email"
      />
      {account.email_change !== null && <PendingEmail wanted={account.email_change} />}
      <ProfileField
        form={form}
        name="phoneNumber"
        type="tel"
        label={<Trans>Phone number</Trans>}
        icon={<Phone className="size-5" />}
        autoComplete="tel"
      />
    </>
  );
}

interface ProfileFieldProps extends Pick<TextInputProps, "type" | "icon" | "autoComplete"> {
  form: UseFormReturn<Profile>;
  name: keyof Profile;
  label: ReactNode;
  hint?: ReactNode;
  /** Makes it a choice of these, or of nothing. */
  options?: readonly { value: string; label: string }[];
  className?: string;
}

/** One field of the profile: label, control and error. */
function ProfileField({
  form,
  name,
  label,
  hint,
  options,
  className,
  type,
  ...input
}: ProfileFieldProps) {
  const { t } = useLingui();
  const found = form.formState.errors[name]?.message;
  const ours = Object.entries(PROBLEMS).find(([problem]) => problem === found);
  return (
    <Field
      className={className}
      required={!options}
      label={label}
      hint={hint}
      error={ours ? t(ours[1]) : found}
    >
      {(control) =>
        options ? (
          <Select
            {...control}
            {...input}
            placeholder={t`Not set`}
            options={options}
            {...form.register(name)}
          />
        ) : (
          <TextInput {...control} {...input} type={type} {...form.register(name)} />
        )
      }
    </Field>
  );
}

/** Shows the requested address, and resends its link or cancels the change. */
function PendingEmail({ wanted }: { wanted: string }) {
  const save = useSaveProfile();
  const keep = useCancelEmailChange();
  const toast = useToast();
  const failureText = useFailureText();
  const [asking, setAsking] = useState<"again" | "keep" | null>(null);

  const ask = async (what: "again" | "keep") => {
    setAsking(what);
    try {
      const saved = await (what === "again" ? save({ email: wanted }) : keep());
      if (saved) toast({ tone: "success", text: saved.message });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    } finally {
      setAsking(null);
    }
  };

  return (
    <Alert tone="info" role="status" className="sm:col-span-2">
      <p className="wrap-anywhere">
        <Trans>We sent a link to {wanted}. Open it to use the new address.</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="max-sm:flex-1"
          busy={asking === "again"}
          onClick={() => void ask("again")}
        >
          <Trans>Send again</Trans>
        </Button>
        <Button
          variant="ghost"
          className="max-sm:flex-1"
          busy={asking === "keep"}
          onClick={() => void ask("keep")}
        >
          <Trans>Keep my old address</Trans>
        </Button>
      </div>
    </Alert>
  );
}

/** What follows for somebody who is under age; a guest has no address to be told the answer. */
function ParentHint({ isGuest }: { isGuest: boolean }) {
  return isGuest ? (
    <Trans>A parent needs to agree once you have an account.</Trans>
  ) : (
    <Trans>A parent needs to agree. We'll ask for their email after you save.</Trans>
  );
}
