import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useFormDraft } from "@/browser/use-form-draft";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { TextArea } from "@/ui/fields/TextArea";
import { useToast } from "@/ui/feedback/use-toast";

import { MAX_MESSAGE_LENGTH } from "./use-support";

interface Message {
  message: string;
}

const EMPTY: Message = { message: "" };

/** Characters as the server counts them; an emoji is one. */
const countCharacters = (text: string): number => Array.from(text.trim()).length;

interface SupportFormProps {
  /** Storage name of the draft. */
  draft: string;
  label: ReactNode;
  /** Label of the submit button. */
  confirm: ReactNode;
  rows?: number;
  autoFocus?: boolean;
  /** Sends the text and returns the server's message. */
  onSend: (message: string) => Promise<{ message: string }>;
  onSent?: () => void;
}

/** A message to support; the draft persists until it is sent. */
export function SupportForm(props: SupportFormProps) {
  const { draft, label, confirm, rows = 6, autoFocus, onSend, onSent } = props;
  const { t } = useLingui();
  const { claims } = useSession();
  const form = useForm<Message>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, reset, formState, control } = form;
  const [submitError, setSubmitError] = useState<unknown>(null);
  const failureText = useFailureText();
  const toast = useToast();
  useFormDraft<Message>(draft, form, { storage: "tab", owner: claims?.sub });
  const left = MAX_MESSAGE_LENGTH - countCharacters(useWatch({ control, name: "message" }));

  const send = handleSubmit(async ({ message }) => {
    setSubmitError(null);
    try {
      const sent = await onSend(message);
      reset(EMPTY);
      toast({ tone: "success", text: sent.message });
      onSent?.();
    } catch (error) {
      if (!showFieldErrors(error, setError, ["message"])) setSubmitError(error);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <Field
        required
        label={label}
        hint={<CharactersLeft left={left} />}
        error={formState.errors.message?.message}
      >
        {(area) => (
          <TextArea
            {...area}
            rows={rows}
            autoFocus={autoFocus}
            {...register("message", {
              validate: {
                needed: (text) => countCharacters(text) > 0 || t`Please write your message.`,
                short: (text) =>
                  countCharacters(text) <= MAX_MESSAGE_LENGTH || t`Use at most 4,000 characters.`,
              },
            })}
          />
        )}
      </Field>
      <Button
        type="submit"
        busy={formState.isSubmitting}
        busyLabel={t`Sending`}
        icon={<Send aria-hidden="true" className="size-4.5" />}
        className="sm:self-end"
      >
        {confirm}
      </Button>
    </form>
  );
}

/** Number of characters left. */
function CharactersLeft({ left }: { left: number }) {
  if (left === MAX_MESSAGE_LENGTH) return <Trans>Up to 4,000 characters.</Trans>;
  if (left >= 0) return <Plural value={left} one="# character left" other="# characters left" />;
  const over = -left;
  return (
    <span className="text-expense">
      <Plural value={over} one="# character too many" other="# characters too many" />
    </span>
  );
}
