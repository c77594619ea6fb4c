import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraft } from "@/lib/use-draft";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { TextArea } from "@/ui/TextArea";
import { useToast } from "@/ui/use-toast";

import { REQUEST_KINDS, type RequestKind } from "./request-kinds";
import { type NewDataRequest, useMakeDataRequest } from "./use-data-requests";

const MOST = 2000;
const EMPTY: NewDataRequest = { kind: "access", text: "" };

/** What is wanted, in a choice and, where that says too little, in the person's own words. */
export function RequestForm() {
  const { t } = useLingui();
  const form = useForm<NewDataRequest>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const { mutateAsync } = useMakeDataRequest();
  const [refusal, setRefusal] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();
  useDraft<NewDataRequest>("data-request", form);

  const send = handleSubmit(async (values) => {
    setRefusal(null);
    try {
      const { message } = await mutateAsync(values);
      toast({ tone: "success", text: message });
      reset(EMPTY);
    } catch (error) {
      if (!showFieldErrors(error, setError, ["kind", "text"])) setRefusal(error);
    }
  });

  const kinds = (Object.keys(REQUEST_KINDS) as RequestKind[]).map((kind) => ({
    value: kind,
    label: t(REQUEST_KINDS[kind]),
  }));

  return (
    <form noValidate className="flex flex-col gap-4.5" onSubmit={(event) => void send(event)}>
      {refusal !== null && (
        <Alert tone="error" role="alert">
          {failureText(refusal)}
        </Alert>
      )}
      <Field label={<Trans>What do you want?</Trans>} error={errors.kind?.message}>
        {(control) => <Select {...control} {...register("kind")} options={kinds} />}
      </Field>
      <Field
        label={<Trans>In your own words</Trans>}
        hint={<Trans>Leave it empty if the choice above says it all.</Trans>}
        error={errors.text?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...register("text", {
              maxLength: { value: MOST, message: t`Please use at most 2,000 characters.` },
              validate: (text, { kind }) =>
                kind !== "other" || text.trim() !== "" || t`Please say what you want.`,
            })}
          />
        )}
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel={t`Sending`} className="sm:self-end">
        <Trans>Send request</Trans>
      </Button>
    </form>
  );
}
