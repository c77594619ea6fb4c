import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { TextArea } from "@/ui/fields/TextArea";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import type { TemplateDraft } from "./template-queries";
import { useSaveTemplate } from "./template-queries";
import { countCharacters, MAX_ANSWER_LENGTH } from "../answer-length";
import type { Template } from "../types";

const MAX_TITLE_LENGTH = 80;
const EMPTY = { title: "", text_en: "", text_id: "" };

interface TemplateFormProps {
  /** Null for a new one. */
  template: Template | null;
  onClose: () => void;
}

/** The current template of a conflict response, after a concurrent edit. */
function presentOf(error: unknown): Template | null {
  if (!(error instanceof AppError) || error.code !== "changed_meanwhile") return null;
  return (error.datas[0] as Template | undefined) ?? null;
}

function ChangedMeanwhile({ theirs }: { theirs: Template | null }) {
  if (!theirs) return null;
  return (
    <Alert tone="error" role="alert">
      <Trans>
        Someone else just changed this saved reply, so your version isn't saved yet. Where the two
        differ, we show the current text. Save to replace it with yours.
      </Trans>
    </Alert>
  );
}

/** Saves over the version seen last; `meet` records a newer version. */
function useSave(template: Template | null) {
  const [theirs, setTheirs] = useState<Template | null>(null);
  const { mutateAsync: keep } = useSaveTemplate(theirs ?? template);
  const meet = (error: unknown) => {
    const now = presentOf(error);
    if (now) setTheirs(now);
    return now !== null;
  };
  return { theirs, keep, meet };
}

interface PresentProps {
  form: UseFormReturn<TemplateDraft>;
  part: keyof TemplateDraft;
  text: string;
}

/** The other operator's text of a field, with a button to use it. */
function Present({ form, part, text }: PresentProps) {
  const mine = useWatch({ control: form.control, name: part });
  if (mine === text) return null;
  const take = () => {
    form.setValue(part, text, { shouldDirty: true, shouldValidate: true });
    form.setFocus(part);
  };
  return (
    <div className="rounded-m bg-sunken p-3">
      <p className="text-small font-label">
        <Trans>Current text</Trans>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
      <Button variant="secondary" className="mt-2.5" onClick={take}>
        <Trans>Use this version</Trans>
      </Button>
    </div>
  );
}

/** A saved reply, once in each language. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { title, text_en, text_id } = template ?? EMPTY;
  const { theirs, keep, meet } = useSave(template);
  const [submitError, setSubmitError] = useState<unknown>(null);
  const form = useForm<TemplateDraft>({ defaultValues: { title, text_en, text_id } });
  const { register, handleSubmit, setError, formState } = form;
  const present = (part: keyof TemplateDraft) =>
    theirs && <Present form={form} part={part} text={theirs[part]} />;
  const { errors, isSubmitting, isDirty } = formState;

  const save = handleSubmit(async (draft) => {
    setSubmitError(null);
    try {
      const { message } = await keep(draft);
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      if (meet(error)) return;
      if (!showFieldErrors(error, setError, ["title", "text_en", "text_id"])) setSubmitError(error);
    }
  });

  const within = (most: number, tooLong: string) => ({
    needed: (text: string) => countCharacters(text) > 0 || t`This field is required.`,
    short: (text: string) => countCharacters(text) <= most || tooLong,
  });
  const texts = within(MAX_ANSWER_LENGTH, t`Use at most 4,000 characters.`);

  return (
    <FormDialog
      title={template ? <Trans>Edit saved reply</Trans> : <Trans>New saved reply</Trans>}
      saving={isSubmitting}
      errorMessage={submitError === null ? null : failureText(submitError)}
      guard={() => isDirty}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <ChangedMeanwhile theirs={theirs} />
      <Field required label={<Trans>Title</Trans>} error={errors.title?.message}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            {...register("title", {
              validate: within(MAX_TITLE_LENGTH, t`Use at most 80 characters.`),
            })}
          />
        )}
      </Field>
      {present("title")}
      <Words label={<Trans>In English</Trans>} error={errors.text_en?.message}>
        {(control) => (
          <TextArea {...control} lang="en" rows={5} {...register("text_en", { validate: texts })} />
        )}
      </Words>
      {present("text_en")}
      <Words label={<Trans>In Indonesian</Trans>} error={errors.text_id?.message}>
        {(control) => (
          <TextArea {...control} lang="id" rows={5} {...register("text_id", { validate: texts })} />
        )}
      </Words>
      {present("text_id")}
    </FormDialog>
  );
}

function Words(field: Pick<ComponentProps<typeof Field>, "label" | "error" | "children">) {
  const place = "{name}";
  return (
    <Field
      required
      hint={<Trans>{place} is replaced with the person's name when you use the reply.</Trans>}
      {...field}
    />
  );
}
