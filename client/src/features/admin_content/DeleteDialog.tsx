import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import { deleteArticle } from "./api-calls";
import type { ArticleState } from "./types";

interface DeleteDialogProps {
  article: { id: string; state: ArticleState };
  title: string;
  onClose: () => void;
  onDeleted: () => void;
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Deletes an article once its title is typed. */
export default function DeleteDialog({ article, title, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const [saving, setSaving] = useState(false);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const failureText = useFailureText();
  const toast = useToast();
  const wanted = title.trim() || "DELETE";

  const send = async () => {
    setSaving(true);
    setSubmitError(null);
    try {
      await deleteArticle(article.id);
      toast({ tone: "success", text: t`Article deleted.` });
      onDeleted();
    } catch (error) {
      setSubmitError(failureText(error));
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = plain(typed) === plain(wanted);
    setWrong(!fits);
    if (fits) void send();
  };

  return (
    <FormDialog
      title={<Trans>Delete this article?</Trans>}
      size="sm"
      saving={saving}
      errorMessage={submitError}
      confirm={<Trans>Delete article</Trans>}
      danger
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-ink-2">
        <Trans>
          This deletes both languages, all versions, the picture and the comments. You can't undo
          this.
        </Trans>
      </p>
      <Field
        required
        label={<Trans>Type {wanted} to continue</Trans>}
        error={wrong && <Trans>That doesn't match. Type it exactly as shown above.</Trans>}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            data-autofocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
