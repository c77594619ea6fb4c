import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { FormEvent } from "react";

import { api } from "@/api/client";
import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { CodeField } from "@/ui/fields/CodeField";
import { Dialog } from "@/ui/dialog/Dialog";
import { Field } from "@/ui/fields/Field";
import { PasswordInput } from "@/ui/fields/PasswordInput";

interface ReauthenticationDialogProps {
  /** Whose password it is, for password managers. */
  email: string;
  /** A second factor is on, so a code is accepted, too. */
  codes: boolean;
  /** Called after success. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password or a code before something that only the owner may do. */
export function ReauthenticationDialog({
  email,
  codes,
  onConfirmed,
  onCancel,
}: ReauthenticationDialogProps) {
  const form = useId();
  const { way, swap, typed, type, busy, submitError, submit } = useReauthenticate(onConfirmed);
  return (
    <Dialog
      open
      onClose={onCancel}
      size="sm"
      title={<Trans>Confirm it's you</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} busy={busy}>
            <Trans>Confirm</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>Enter your password so nobody else can do this on your device.</Trans>
      </p>
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
        {submitError.text && (
          <Alert tone="error" role="alert">
            {submitError.text}
          </Alert>
        )}
        <input
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          hidden
          aria-hidden="true"
        />
        {way === "code" ? (
          <CodeField value={typed} onChange={type} error={submitError.field} />
        ) : (
          <Field required label={<Trans>Password</Trans>} error={submitError.field}>
            {(control) => (
              <PasswordInput
                {...control}
                data-autofocus
                name="password"
                autoComplete="current-password"
                value={typed}
                onChange={(event) => type(event.target.value)}
              />
            )}
          </Field>
        )}
        {codes && (
          <button type="button" onClick={swap} className="link min-h-11 self-start">
            {way === "code" ? (
              <Trans>Use your password instead</Trans>
            ) : (
              <Trans>Use a code from your authenticator app instead</Trans>
            )}
          </button>
        )}
      </form>
    </Dialog>
  );
}

type IdentityProof = "password" | "code";

/** The error, at the field or above it. */
interface ReauthenticationError {
  field?: string;
  text?: string;
}

/** Reauthenticates the person by password or code. */
function useReauthenticate(onConfirmed: () => void) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [way, setWay] = useState<IdentityProof>("password");
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [submitError, setSubmitError] = useState<ReauthenticationError>({});

  const send = async () => {
    setBusy(true);
    setSubmitError({});
    try {
      await api.POST("/users/confirm", {
        body: way === "code" ? { otp: typed } : { password: typed },
      });
      onConfirmed();
    } catch (error) {
      const wrong = error instanceof AppError && error.status === 422;
      setSubmitError({ [wrong ? "field" : "text"]: failureText(error) });
    }
    setBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What opened the dialog may be a form itself; it is not the one that was sent.
    event.stopPropagation();
    if (busy) return;
    if (typed) void send();
    else setSubmitError({ field: t`This field is required.` });
  };

  const swap = () => {
    setWay(way === "code" ? "password" : "code");
    setTyped("");
    setSubmitError({});
  };

  return { way, swap, typed, type: setTyped, busy, submitError, submit };
}
