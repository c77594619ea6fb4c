import { Trans, useLingui } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { TextInput } from "@/ui/TextInput";
import { useToast } from "@/ui/use-toast";

import { useAskParent } from "./use-guardian";

interface Asked {
  email: string;
}

/** Where to write to a parent; `again` when one was written to before. */
export function GuardianForm({ again }: { again: boolean }) {
  const { t } = useLingui();
  const { register, handleSubmit, setError, reset, formState } = useForm<Asked>({
    defaultValues: { email: "" },
  });
  const { mutateAsync } = useAskParent();
  const [refusal, setRefusal] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();

  const ask = handleSubmit(async ({ email }) => {
    setRefusal(null);
    try {
      const { message } = await mutateAsync(email);
      toast({ tone: "success", text: message });
      reset();
    } catch (error) {
      if (!showFieldErrors(error, setError, ["email"])) setRefusal(error);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-3.5" onSubmit={(event) => void ask(event)}>
      {refusal !== null && (
        <Alert tone="error" role="alert">
          {failureText(refusal)}
        </Alert>
      )}
      <Field
        label={<Trans>Your parent's email</Trans>}
        hint={again && <Trans>We keep no copy of the address, so please enter it again.</Trans>}
        error={formState.errors.email?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register("email", { required: t`Please enter your parent's email address.` })}
            type="email"
            autoComplete="off"
            icon={<Mail className="size-5" />}
          />
        )}
      </Field>
      <Button
        block
        type="submit"
        variant="soft"
        busy={formState.isSubmitting}
        busyLabel={t`Sending`}
      >
        {again ? <Trans>Send again</Trans> : <Trans>Ask my parent</Trans>}
      </Button>
    </form>
  );
}
