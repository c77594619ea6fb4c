import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/buttons/Button";
import { CodeField } from "@/ui/fields/CodeField";

import type { LoginValues } from "./schemas";
import { logIn } from "./log-in";
import { FormError } from "./FormError";

interface LoginCodeProps {
  /** The email and the password that were right. */
  typed: LoginValues;
  /** Back to the password, with what the server said when it is not right any more. */
  onBack: (refused?: unknown) => void;
}

/** The second step of signing in: a code of the app or a recovery code. */
export function LoginCode({ typed, onBack }: LoginCodeProps) {
  const { code, type, recovery, swap, busy, wrong, submitError, send } = useLoginCode(
    typed,
    onBack,
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [recovery, wrong]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
      {submitError !== null && <FormError error={submitError} />}
      <CodeField
        ref={field}
        value={code}
        onChange={type}
        recovery={recovery}
        error={wrong}
        hint={
          recovery ? (
            <Trans>One of the ten codes you saved when you turned on two-step sign-in.</Trans>
          ) : (
            <Trans>The code your authenticator app shows now.</Trans>
          )
        }
      />
      <Button type="submit" size="lg" block busy={busy}>
        <Trans>Login</Trans>
      </Button>
      <button type="button" onClick={swap} className="link min-h-11 self-center">
        {recovery ? (
          <Trans>Use a code from the app instead</Trans>
        ) : (
          <Trans>Use a recovery code instead</Trans>
        )}
      </button>
      <Button
        variant="ghost"
        block
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={() => onBack()}
      >
        <Trans>Back</Trans>
      </Button>
    </form>
  );
}

type Answer = { of: "code" | "password" | "call"; error: unknown };

/** What the server's no is about: the code, the password after all, or neither. */
function isCodeError(error: unknown): Answer["of"] {
  if (!(error instanceof AppError)) return "call";
  if (error.code === "invalid_otp" || error.errors.otp) return "code";
  return error.status === 401 ? "password" : "call";
}

/** Signs in with the code beside the email and password that were right. */
function useLoginCode(typed: LoginValues, onBack: (refused?: unknown) => void) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const [code, setCode] = useState("");
  const [recovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [submitError, setSubmitError] = useState<unknown>(null);

  const fail = (error: unknown) => {
    const of = isCodeError(error);
    if (of === "password") onBack(error);
    else if (of === "code") setWrong(failureText(error));
    else setSubmitError(error);
  };

  const send = async () => {
    setSubmitError(null);
    setWrong(code.trim() ? undefined : t`This field is required.`);
    if (!code.trim()) return;
    setBusy(true);
    try {
      await logIn({ ...typed, otp: code });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };

  const swap = () => {
    setRecovery(!recovery);
    setCode("");
    setWrong(undefined);
  };

  return { code, type: setCode, recovery, swap, busy, wrong, submitError, send };
}
