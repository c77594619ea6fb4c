import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Select } from "@/ui/fields/Select";
import { TextArea } from "@/ui/fields/TextArea";
import { useToast } from "@/ui/feedback/use-toast";

import type { UserConfirmation } from "./types";
import { useSuspendUser } from "./use-user-actions";
import { REASON_LABELS, REASONS } from "./labels";
import type { Reason } from "./labels";

interface Suspension {
  reason: Reason | "";
  note: string;
}

const MAX_NOTE_LENGTH = 300;
const countCharacters = (text: string): number => Array.from(text.trim()).length;

interface SuspendDialogProps {
  user: UserConfirmation["user"];
  onClose: () => void;
}

/** Suspends a user with a reason and a note to them. */
export default function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync } = useSuspendUser(user.id);
  const [submitError, setSubmitError] = useState<unknown>(null);
  const form = useForm<Suspension>({ defaultValues: { reason: "", note: "" } });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const name = user.fullname;

  const suspend = handleSubmit(async ({ reason, note }) => {
    setSubmitError(null);
    if (!reason) return;
    try {
      const done = await mutateAsync({ reason, note: note.trim() });
      if (!done) return;
      toast({ tone: "success", text: done.message });
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, setError, ["reason", "note"])) setSubmitError(error);
    }
  });

  return (
    <FormDialog
      title={t`Suspend ${name}`}
      saving={isSubmitting}
      errorMessage={submitError === null ? null : failureText(submitError)}
      confirm={<Trans>Suspend</Trans>}
      danger
      guard={() => isDirty}
      onSubmit={(event) => void suspend(event)}
      onClose={onClose}
    >
      <Alert tone="info">
        <Trans>
          They'll be signed out right away and won't be able to sign in or get letters or reminders.
          An email tells them why and how to contact us. Nothing is erased, and you can restore the
          account.
        </Trans>
      </Alert>
      <Field required label={<Trans>Reason</Trans>} error={errors.reason?.message}>
        {(control) => (
          <Select
            {...control}
            required
            placeholder={t`Choose a reason`}
            options={REASONS.map((value) => ({ value, label: t(REASON_LABELS[value]) }))}
            {...register("reason", { required: t`Choose a reason.` })}
          />
        )}
      </Field>
      <Field
        label={<Trans>Note to the user</Trans>}
        hint={
          <Trans>We include your note in the email exactly as written. Up to 300 characters.</Trans>
        }
        error={errors.note?.message}
      >
        {(area) => (
          <TextArea
            {...area}
            rows={3}
            {...register("note", {
              validate: (text) =>
                countCharacters(text) <= MAX_NOTE_LENGTH || t`Use at most 300 characters.`,
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
