import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { MessageSquareQuote, Send } from "lucide-react";
import { Suspense, useState } from "react";
import { useForm, useWatch } from "react-hook-form";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useFormDraft } from "@/browser/use-form-draft";
import { lazyComponent } from "@/lib/lazy-component";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Checkbox } from "@/ui/fields/Checkbox";
import { Field } from "@/ui/fields/Field";
import { TextArea } from "@/ui/fields/TextArea";
import { useToast } from "@/ui/feedback/use-toast";

import { useAnswerThread } from "../queries";
import { countCharacters, MAX_ANSWER_LENGTH } from "../answer-length";
import { AccountStatusNote } from "../UserLine";
import type { Sender, Template, Thread } from "../types";

const TemplatesDialog = lazyComponent(
  () => import(/* webpackChunkName: "saved-replies" */ "./TemplatesDialog"),
);

interface Answer {
  text: string;
  close: boolean;
}

const EMPTY: Answer = { text: "", close: false };

/** Reply to a message; the draft persists until it is sent. */
export function AnswerForm({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { claims } = useSession();
  const form = useForm<Answer>({ defaultValues: EMPTY });
  const { register, handleSubmit, setError, reset, control, formState } = form;
  const { mutateAsync } = useAnswerThread();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const [choosing, setChoosing] = useState(false);
  const toast = useToast();
  useFormDraft<Answer>(`answer:${thread.id}`, form, { storage: "tab", owner: claims?.sub });
  const { user } = thread;
  const name = user.fullname;

  const send = handleSubmit(async ({ text, close }) => {
    setSubmitError(null);
    try {
      const sent = await mutateAsync({ thread, text: text.trim(), close });
      reset(EMPTY);
      toast({ tone: "success", text: sent.message });
    } catch (error) {
      if (!showFieldErrors(error, setError, ["text"])) setSubmitError(error);
    }
  });

  const use = (template: Template) => {
    setChoosing(false);
    const text = form.getValues("text").trim();
    const chosen = fillTemplate(template, user);
    const value = text ? `${text}\n\n${chosen}` : chosen;
    form.setValue("text", value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    // The dialog goes at once, and gives the focus back first.
    setTimeout(() => form.setFocus("text"));
  };

  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-3 border-t border-line pt-4"
        onSubmit={(event) => void send(event)}
      >
        {submitError !== null && <AnswerError error={submitError} />}
        {user.status !== "active" && (
          <Alert tone="info">
            <AccountStatusNote status={user.status} />
          </Alert>
        )}
        <Field
          required
          label={t`Reply to ${name}`}
          hint={<CharactersLeft of={useWatch({ control, name: "text" })} />}
          error={formState.errors.text?.message}
        >
          {(area) => (
            <TextArea
              {...area}
              rows={6}
              lang={user.language}
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
        <Button
          variant="secondary"
          className="self-start max-sm:w-full"
          icon={<MessageSquareQuote aria-hidden="true" className="size-4.5" />}
          onClick={() => setChoosing(true)}
        >
          <Trans>Saved replies</Trans>
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox {...register("close")} label={<Trans>Also close the message</Trans>} />
          <Button
            type="submit"
            busy={formState.isSubmitting}
            busyLabel={t`Sending`}
            icon={<Send aria-hidden="true" className="size-4.5" />}
            className="max-sm:w-full"
          >
            <Trans>Send answer</Trans>
          </Button>
        </div>
      </form>
      {choosing && (
        <Suspense>
          <TemplatesDialog onClose={() => setChoosing(false)} onUse={use} />
        </Suspense>
      )}
    </>
  );
}

/** Why the reply was not sent; after a concurrent reply the thread shows the newer messages. */
function AnswerError({ error }: { error: unknown }) {
  const failureText = useFailureText();
  const late = error instanceof AppError && error.code === "changed_meanwhile";
  return (
    <Alert tone="error" role="alert">
      {late ? (
        <Trans>
          There's a new message here. Your answer wasn't sent and is still below. Read the new
          message, then edit or send yours.
        </Trans>
      ) : (
        failureText(error)
      )}
    </Alert>
  );
}

function CharactersLeft({ of }: { of: string }) {
  const left = MAX_ANSWER_LENGTH - countCharacters(of);
  if (left === MAX_ANSWER_LENGTH)
    return <Trans>We email your answer and show it in Help & Support.</Trans>;
  if (left >= 0) return <Plural value={left} one="# character left" other="# characters left" />;
  const over = -left;
  return (
    <span className="text-expense">
      <Plural value={over} one="# character too many" other="# characters too many" />
    </span>
  );
}

/** A saved reply in the person's language, with their name in it. */
export function fillTemplate(
  { text_en, text_id }: Pick<Template, "text_en" | "text_id">,
  { fullname, language }: Pick<Sender, "fullname" | "language">,
): string {
  return (language === "id" ? text_id : text_en).replaceAll("{name}", () => fullname);
}
