import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import type { ArticleKind } from "@/lib/paths";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Pills } from "@/ui/fields/Pills";
import { TextInput } from "@/ui/fields/TextInput";

import { saveArticle } from "../api-calls";
import { MAX_LENGTH } from "./limits";
import type { ArticleActions } from "./use-article-actions";
import type { Autosave } from "./autosave";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface AddressDialogProps {
  autosave: Autosave;
  actions: ArticleActions;
  onClose: () => void;
}

/** Asks for the address and the kind of an article that no reader knows yet. */
export default function AddressDialog({ autosave, actions, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const { article } = autosave.state();
  const [kind, setKind] = useState<ArticleKind>(article.kind);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const failureText = useFailureText();
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    defaultValues: { slug: article.slug },
  });

  const send = handleSubmit(async ({ slug }) => {
    setSubmitError(null);
    const moved = await actions.run({
      doing: "move",
      call: (current) => saveArticle(current, current, { slug, kind }),
      done: t`Saved.`,
      onFailed: (error) => {
        if (!showFieldErrors(error, setError, ["slug"])) setSubmitError(failureText(error));
      },
    });
    if (moved) onClose();
  });

  return (
    <FormDialog
      title={<Trans>Address and type</Trans>}
      size="sm"
      saving={formState.isSubmitting}
      errorMessage={submitError}
      guard={() => getValues("slug") !== article.slug || kind !== article.kind}
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
        label={<Trans>Address</Trans>}
        hint={
          <Trans>
            Lowercase letters, digits and hyphens. You can't change it after publishing.
          </Trans>
        }
        error={formState.errors.slug?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_LENGTH.slug}
            {...register("slug", {
              pattern: { value: SLUG, message: t`Use only lowercase letters, digits and hyphens.` },
              required: t`Add an address.`,
            })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
