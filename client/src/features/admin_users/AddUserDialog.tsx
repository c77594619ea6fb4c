import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import * as v from "valibot";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Pills } from "@/ui/fields/Pills";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import { type NewInvitation, useInviteUser } from "./use-invitations";

const FIELDS = ["fullname", "email", "language"] as const;

const EMPTY: NewInvitation = { fullname: "", email: "", language: "id" };

/** Validates the fields with translated messages. */
function useCheck() {
  const { t } = useLingui();
  const needed = v.minLength<string, 1, string>(1, t`This field is required.`);
  return v.object({
    fullname: v.pipe(
      v.string(),
      v.trim(),
      needed,
      v.maxLength(100, t`Use at most 100 characters.`),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      needed,
      v.maxLength(254, t`Use at most 254 characters.`),
      v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, t`Enter a valid email address.`),
    ),
    language: v.picklist(["en", "id"]),
  });
}

/** Invites a user by mail. */
export default function AddUserDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync } = useInviteUser();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const form = useForm<NewInvitation>({
    resolver: valibotResolver(useCheck()),
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, setError, formState, control } = form;
  const { errors, isSubmitting, isDirty } = formState;

  const invite = handleSubmit(async (body) => {
    setSubmitError(null);
    try {
      const invited = await mutateAsync(body);
      if (!invited) return;
      toast({ tone: "success", text: invited.message });
      onClose();
    } catch (error) {
      if (showFieldErrors(error, setError, FIELDS)) return;
      if (error instanceof AppError && error.code === "address_has_account") {
        setError("email", { type: "server", message: error.message }, { shouldFocus: true });
      } else setSubmitError(error);
    }
  });

  return (
    <FormDialog
      title={<Trans>Add User</Trans>}
      saving={isSubmitting}
      errorMessage={submitError === null ? null : failureText(submitError)}
      confirm={<Trans>Send invitation</Trans>}
      guard={() => isDirty}
      onSubmit={(event) => void invite(event)}
      onClose={onClose}
    >
      <Alert tone="info">
        <Trans>
          We'll email a link that works once and expires in 72 hours. They'll enter their own
          username, phone number and password, and join as a Member.
        </Trans>
      </Alert>
      <Field required label={<Trans>Full name</Trans>} error={errors.fullname?.message}>
        {(input) => <TextInput {...input} autoComplete="off" {...register("fullname")} />}
      </Field>
      <Field required label={<Trans>Email</Trans>} error={errors.email?.message}>
        {(input) => <TextInput {...input} type="email" autoComplete="off" {...register("email")} />}
      </Field>
      <Controller
        control={control}
        name="language"
        render={({ field: { value, onChange } }) => (
          <Pills
            label={<Trans>Invitation language</Trans>}
            value={value}
            // Each by its own name, in whichever language the page is.
            options={[
              { value: "id", label: "Bahasa Indonesia" },
              { value: "en", label: "English" },
            ]}
            onChange={onChange}
          />
        )}
      />
    </FormDialog>
  );
}
