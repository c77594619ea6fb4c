import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Field } from "@/ui/fields/Field";
import { PasswordInput } from "@/ui/fields/PasswordInput";

import { useRefusalText } from "../use-refusal-text";

interface PasswordCall {
  mutate: (password: string, options: { onSettled: () => void }) => void;
  error: Error | null;
  reset: () => void;
}

/** A password that is sent once and kept nowhere; `send` refuses an empty one. */
export function useFilePassword({ mutate, error, reset }: PasswordCall) {
  const refusalText = useRefusalText();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  return {
    value: password,
    missing,
    problem: error ? refusalText(error) : undefined,
    send: () => {
      setMissing(!password);
      if (password) mutate(password, { onSettled: () => setPassword("") });
    },
    change: (value: string) => {
      setPassword(value);
      setMissing(false);
      if (error) reset();
    },
  };
}

interface FilePasswordFieldProps {
  password: ReturnType<typeof useFilePassword>;
  /** Why the file was still locked before anything was sent. */
  before?: string | undefined;
}

/** The password of a file. */
export function FilePasswordField({ password, before }: FilePasswordFieldProps) {
  const { t } = useLingui();
  const problem = password.missing
    ? t`Enter the password of the file.`
    : (password.problem ?? before);
  return (
    <Field
      required
      label={<Trans>Password of the file</Trans>}
      hint={<Trans>Usually your date of birth, DDMMYYYY. We use it once and never store it.</Trans>}
      error={problem}
    >
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="off"
          value={password.value}
          onChange={(event) => password.change(event.target.value)}
        />
      )}
    </Field>
  );
}
