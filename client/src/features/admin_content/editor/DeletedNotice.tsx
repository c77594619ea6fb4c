import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { createRandomId } from "@/lib/random-id";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { CopyButton } from "@/ui/buttons/CopyButton";
import type { ArticleKind } from "@/lib/paths";

import { addArticle, saveArticle } from "../api-calls";
import type { Content } from "../types";
import { ARTICLES_KEY, useArticleLinks } from "../list-queries";
import { hasSameContent, toPlainText, titleOf } from "./content";

interface DeletedNoticeProps {
  kind: ArticleKind;
  /** Returns the current content of the form. */
  written: () => Content;
  /** The browser cannot store the draft. */
  isUnstored?: boolean;
  /** It is in another article; called before that is opened. */
  onSaved: () => void;
}

/** Saves the content as a new article; a retry after a lost response creates no second one. */
function useSaveAsNewArticle({ kind, written, onSaved }: DeletedNoticeProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { articleAt } = useArticleLinks();
  const attempt = useRef({ key: createRandomId(), id: "" });
  const [saving, setSaving] = useState(false);
  const [submitError, setSubmitError] = useState<string | null>(null);

  const begin = async () => {
    const content = written();
    const language = content.texts.en.title.trim() ? ("en" as const) : ("id" as const);
    const title = titleOf(content, language).trim() || t`Untitled`;
    const { id } = await addArticle({ kind, title, language }, attempt.current.key);
    attempt.current.id = id;
  };
  const save = async () => {
    setSaving(true);
    setSubmitError(null);
    try {
      if (!attempt.current.id) await begin();
      const { id } = attempt.current;
      let sent: Content;
      do {
        sent = written();
        await saveArticle({ id }, sent);
      } while (!hasSameContent(written(), sent));
      onSaved();
      void client.invalidateQueries({ queryKey: ARTICLES_KEY });
      void navigate(articleAt(id), { replace: true });
    } catch (error) {
      if (error instanceof AppError && !attempt.current.id) attempt.current.key = createRandomId();
      setSubmitError(failureText(error));
      setSaving(false);
    }
  };
  return { saving, submitError, save };
}

/** Reports that another operator deleted the article, and offers to save the content elsewhere. */
export default function DeletedNotice(props: DeletedNoticeProps) {
  const { t } = useLingui();
  const { saving, submitError, save } = useSaveAsNewArticle(props);
  const first = useRef<HTMLButtonElement>(null);
  // Leave the focus in a text field; move it from a button that is disabled now.
  useEffect(() => {
    const here = document.activeElement;
    if (here === document.body || here?.matches(":disabled")) first.current?.focus();
  }, []);
  return (
    <div className="sticky top-2 z-20 rounded-m shadow-float">
      <Alert tone="error" role="alert">
        <p>
          <Trans>Another operator deleted this article, so you can't save it.</Trans>{" "}
          {props.isUnstored ? (
            <Trans>Don't close this page until you've saved or copied your text.</Trans>
          ) : (
            <Trans>
              Your text is saved on this device, but you'll need to add the cover again.
            </Trans>
          )}
        </p>
        {submitError !== null && <p className="mt-2 font-semibold">{submitError}</p>}
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          <Button ref={first} busy={saving} busyLabel={t`Saving`} onClick={() => void save()}>
            <Trans>Save as a new article</Trans>
          </Button>
          <CopyButton text={toPlainText(props.written())} copied={<Trans>Copied</Trans>}>
            <Trans>Copy the text</Trans>
          </CopyButton>
        </div>
      </Alert>
    </div>
  );
}
