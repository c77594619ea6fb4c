import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useFormDraft } from "@/browser/use-form-draft";
import { Alert } from "@/ui/feedback/Alert";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Pills } from "@/ui/fields/Pills";
import { TextArea } from "@/ui/fields/TextArea";
import { useToast } from "@/ui/feedback/use-toast";

import { useAnswerRequest } from "./data-request-queries";
import { countCharacters, MAX_ANSWER_LENGTH } from "../answer-length";
import { AccountStatusNote } from "../UserLine";
import type { DataRequest, Outcome } from "../types";
import { RequestDetails } from "./RequestDetails";

interface Answer {
  outcome: Outcome | "";
  text: string;
}

const EMPTY: Answer = { outcome: "", text: "" };

interface AnswerDialogProps {
  asked: DataRequest;
  onClose: () => void;
}

/** Form to answer a data request. */
export default function AnswerDialog({ asked, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const { claims } = useSession();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync } = useAnswerRequest(asked.id);
  const [submitError, setSubmitError] = useState<unknown>(null);
  const form = useForm<Answer>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, setValue, reset, formState, control } = form;
  const { errors, isSubmitting, isSubmitted } = formState;
  useFormDraft<Answer>(`request:${asked.id}`, form, { storage: "tab", owner: claims?.sub });
  const outcome = useWatch({ control, name: "outcome" });
  register("outcome", { validate: (value) => value !== "" || t`Choose one.` });
  const name = asked.user.fullname;

  const send = handleSubmit(async ({ text }) => {
    setSubmitError(null);
    if (!outcome) return;
    try {
      const { message } = await mutateAsync({ outcome, text: text.trim() });
      reset(EMPTY);
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, setError, ["outcome", "text"])) setSubmitError(error);
    }
  });

  return (
    <FormDialog
      title={t`Answer ${name}`}
      size="lg"
      saving={isSubmitting}
      errorMessage={submitError === null ? null : failureText(submitError)}
      confirm={<Trans>Send answer</Trans>}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <RequestDetails asked={asked} />
      {asked.user.status !== "active" && (
        <Alert tone="info">
          <AccountStatusNote status={asked.user.status} />
        </Alert>
      )}
      <Pills<Outcome>
        required
        label={<Trans>What was the outcome?</Trans>}
        value={outcome || null}
        options={[
          { value: "done", label: <Trans>Done as requested</Trans> },
          { value: "refused", label: <Trans>Refused</Trans> },
        ]}
        onChange={(value) =>
          setValue("outcome", value, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        error={errors.outcome?.message}
      />
      <Field
        required
        label={<Trans>Answer</Trans>}
        hint={
          outcome === "refused" ? (
            <Trans>
              Explain why in plain words. The email also tells the person where else they can turn.
            </Trans>
          ) : (
            <Trans>
              We email your answer exactly as written and show it in their settings. You can't
              change it later.
            </Trans>
          )
        }
        error={errors.text?.message}
      >
        {(area) => (
          <TextArea
            {...area}
            rows={5}
            lang={asked.user.language}
            {...register("text", {
              validate: {
                needed: (text) => countCharacters(text) > 0 || t`Please write an answer.`,
                short: (text) =>
                  countCharacters(text) <= MAX_ANSWER_LENGTH || t`Use at most 4,000 characters.`,
              },
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
