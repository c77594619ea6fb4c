import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";

import { api } from "@/api/client";
import { AppError, NetworkError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { session } from "@/api/session";
import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { noteAccountClosed } from "@/api/account-closed";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { Field } from "@/ui/fields/Field";
import { PasswordInput } from "@/ui/fields/PasswordInput";
import { TextInput } from "@/ui/fields/TextInput";

interface Closing {
  confirmation: string;
  password: string;
}

/** Asks for the word and the password, then closes the account and signs out everywhere. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const email = useAccount()?.email ?? "";
  const failureText = useFailureText();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm<Closing>({
    defaultValues: { confirmation: "", password: "" },
  });
  const { errors, isSubmitting } = formState;

  const close = handleSubmit(async ({ password }) => {
    setSubmitError(null);
    try {
      await closeAccount(password);
    } catch (error) {
      if (showFieldErrors(error, setError, ["password"])) return;
      setSubmitError(error);
    }
  });

  return (
    <Dialog
      open
      size="sm"
      onClose={isSubmitting ? () => undefined : onClose}
      title={<Trans>Delete Account</Trans>}
      footer={
        <>
          <CloseButton>
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            busy={isSubmitting}
            busyLabel={t`Deleting`}
          >
            <Trans>Delete Account</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>
          Your account closes now. You have 72 hours to undo this with the link we email you; then
          everything is erased.
        </Trans>
      </p>
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4.5"
        onSubmit={(event) => void close(event)}
      >
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          hidden
          aria-hidden="true"
        />
        <Field label={<Trans>Type DELETE to confirm</Trans>} error={errors.confirmation?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register("confirmation", {
                validate: (typed) =>
                  typed === CONFIRMATION_WORD || t`Please type "DELETE" to confirm.`,
              })}
              data-autofocus
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={<Trans>Password</Trans>} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...register("password", {
                required: t`Please enter your password.`,
              })}
              autoComplete="current-password"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** The word to type as confirmation. */
const CONFIRMATION_WORD = "DELETE";

/** The server has ended every session; this browser and its other tabs follow. */
async function leave(): Promise<void> {
  noteAccountClosed();
  try {
    await session.logout();
  } catch (error) {
    if (!(error instanceof AppError || error instanceof NetworkError)) throw error;
    await session.check();
  }
}

/** Closes the account after checking the password; rejects with the server's error. */
async function closeAccount(password: string): Promise<void> {
  await api.POST("/users/confirm", { body: { password } });
  await api.DELETE("/users", { body: { confirmation: CONFIRMATION_WORD } });
  await leave();
}
