import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { PasswordInput } from "@/ui/fields/PasswordInput";
import { Card, CardHead } from "@/ui/layout/Card";

import { useFaultText } from "../faults";
import { useUnlock } from "../mutations";
import type { Import } from "../types";

/** Why the file is still locked. */
function useProblem({ fault }: Import, error: Error | null): string | undefined {
  const failureText = useFailureText();
  const faultText = useFaultText();
  if (error instanceof AppError) return error.errors.password?.join(" ") ?? failureText(error);
  if (error) return failureText(error);
  return fault?.code === "unlock_failed" ? faultText(fault) : undefined;
}

/** Asks for the password of a locked file; it is sent once and kept nowhere. */
export default function PasswordForm({ one }: { one: Import }) {
  const { t } = useLingui();
  const { mutate, isPending, error, reset } = useUnlock(one.id);
  const problem = useProblem(one, error);
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  return (
    <Card>
      <CardHead title={<Trans>This file is locked</Trans>} />
      <form
        noValidate
        className="flex max-w-110 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!password);
          if (password) mutate(password, { onSettled: () => setPassword("") });
        }}
      >
        <Field
          required
          label={<Trans>Password of the file</Trans>}
          hint={
            <Trans>Usually your date of birth, DDMMYYYY. We use it once and never store it.</Trans>
          }
          error={missing ? t`Enter the password of the file.` : problem}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="off"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setMissing(false);
                if (error) reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" className="self-start" busy={isPending} busyLabel={t`Reading`}>
          <Trans>Open the file</Trans>
        </Button>
      </form>
    </Card>
  );
}
