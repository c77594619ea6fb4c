import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";

import { Button } from "@/ui/Button";
import { CodeField } from "@/ui/CodeField";

import type { Login } from "./checks";
import { Refusal } from "./Refusal";
import { useLoginCode } from "./use-login-code";

interface LoginCodeProps {
  /** The email and the password that were right. */
  typed: Login;
  /** Back to the password, with what the server said when it is not right any more. */
  onBack: (refused?: unknown) => void;
}

/** The second step of signing in: a code of the app, or one of those written down. */
export function LoginCode({ typed, onBack }: LoginCodeProps) {
  const { code, type, recovery, swap, busy, wrong, refusal, send } = useLoginCode(typed, onBack);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [recovery, wrong]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
      {refusal !== null && <Refusal error={refusal} />}
      <CodeField
        ref={field}
        value={code}
        onChange={type}
        recovery={recovery}
        error={wrong}
        hint={
          recovery ? (
            <Trans>One of the ten codes that you kept when you turned on the second step.</Trans>
          ) : (
            <Trans>The code that your authenticator app shows now.</Trans>
          )
        }
      />
      <Button type="submit" size="lg" block busy={busy}>
        <Trans>Login</Trans>
      </Button>
      <button type="button" onClick={swap} className="link min-h-11 self-center">
        {recovery ? (
          <Trans>Use a code of the app instead</Trans>
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
