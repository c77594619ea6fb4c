import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { Field } from "@/ui/Field";
import { FormDialog } from "@/ui/FormDialog";
import { TextArea } from "@/ui/TextArea";
import { TextInput } from "@/ui/TextInput";
import { useToast } from "@/ui/use-toast";

import { type TemplateDraft, useKeepTemplate } from "../calls";
import { letters, MOST } from "../letters";
import type { Template } from "../types";

const LONGEST_TITLE = 80;
const EMPTY = { title: "", text_en: "", text_id: "" };

interface TemplateFormProps {
  /** Null for a new one. */
  template: Template | null;
  onClose: () => void;
}

/** A ready-made answer, once in each language. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { title, text_en, text_id } = template ?? EMPTY;
  const { mutateAsync } = useKeepTemplate(template);
  const [refusal, setRefusal] = useState<unknown>(null);
  const form = useForm<TemplateDraft>({ defaultValues: { title, text_en, text_id } });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;

  const save = handleSubmit(async (draft) => {
    setRefusal(null);
    try {
      const { message } = await mutateAsync(draft);
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, setError, ["title", "text_en", "text_id"])) setRefusal(error);
    }
  });

  const within = (most: number, tooLong: string) => ({
    needed: (text: string) => letters(text) > 0 || t`This field is needed.`,
    short: (text: string) => letters(text) <= most || tooLong,
  });
  const texts = within(MOST, t`Use at most 4,000 characters.`);

  return (
    <FormDialog
      title={template ? <Trans>Edit the answer</Trans> : <Trans>New ready-made answer</Trans>}
      saving={isSubmitting}
      refusal={refusal === null ? null : failureText(refusal)}
      guard={() => isDirty}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      <Field required label={<Trans>Title</Trans>} error={errors.title?.message}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            {...register("title", {
              validate: within(LONGEST_TITLE, t`Use at most 80 characters.`),
            })}
          />
        )}
      </Field>
      <Words label={<Trans>In English</Trans>} error={errors.text_en?.message}>
        {(control) => (
          <TextArea {...control} lang="en" rows={5} {...register("text_en", { validate: texts })} />
        )}
      </Words>
      <Words label={<Trans>In Indonesian</Trans>} error={errors.text_id?.message}>
        {(control) => (
          <TextArea {...control} lang="id" rows={5} {...register("text_id", { validate: texts })} />
        )}
      </Words>
    </FormDialog>
  );
}

function Words(field: Pick<ComponentProps<typeof Field>, "label" | "error" | "children">) {
  const place = "{name}";
  return (
    <Field
      required
      hint={<Trans>{place} becomes the person's name when you use it.</Trans>}
      {...field}
    />
  );
}
