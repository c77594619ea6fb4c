import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import type { ArticleKind } from "@/lib/paths";
import { createRandomId } from "@/lib/random-id";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Pills } from "@/ui/fields/Pills";
import { TextInput } from "@/ui/fields/TextInput";

import { addArticle } from "./api-calls";
import { MAX_LENGTH } from "./editor/limits";
import { ARTICLES_KEY, useArticleLinks } from "./list-queries";

const most = MAX_LENGTH.title;

/** Asks for what a new article is and how it is called, and leads to its editor. */
export default function NewArticleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { articleAt } = useArticleLinks();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [kind, setKind] = useState<ArticleKind>("blog");
  const [submitError, setSubmitError] = useState<string | null>(null);
  const [key, setKey] = useState(createRandomId);
  const form = useForm({ defaultValues: { title: "" } });
  const { register, handleSubmit, setError, formState } = form;

  const send = handleSubmit(async ({ title }) => {
    setSubmitError(null);
    try {
      const { id } = await addArticle({ kind, title: title.trim(), language }, key);
      void client.invalidateQueries({ queryKey: ARTICLES_KEY });
      void navigate(articleAt(id));
    } catch (error) {
      // A rejected request needs a new key; a lost response is retried with the same one.
      if (error instanceof AppError) setKey(createRandomId);
      if (!showFieldErrors(error, setError, ["title"])) setSubmitError(failureText(error));
    }
  });

  return (
    <FormDialog
      title={<Trans>New article</Trans>}
      size="sm"
      saving={formState.isSubmitting}
      errorMessage={submitError}
      confirm={<Trans>Start writing</Trans>}
      guard={() => form.getValues("title").trim() !== ""}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
    >
      <Pills
        label={<Trans>Type</Trans>}
        value={kind}
        options={[
          { value: "blog", label: t`Blog article` },
          { value: "tip", label: t`Financial tip` },
        ]}
        onChange={setKind}
      />
      <Field
        required
        label={<Trans>Title</Trans>}
        hint={<Trans>In your current language. Add the other language in the editor.</Trans>}
        error={formState.errors.title?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            autoComplete="off"
            {...register("title", {
              validate: {
                needed: (title) => title.trim() !== "" || t`Add a title.`,
                short: (title) => title.trim().length <= most || t`Use at most ${most} characters.`,
              },
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
