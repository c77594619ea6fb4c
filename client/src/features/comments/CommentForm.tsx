import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Link } from "react-router-dom";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { settingPath } from "@/lib/paths";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { TextArea } from "@/ui/fields/TextArea";

import { MAX_COMMENT_LENGTH } from "./comment-length";
import type { CommentFormState } from "./use-comment-form";

interface CommentFormProps {
  writing: CommentFormState;
  label: ReactNode;
  /** Label of the submit button. */
  confirm: ReactNode;
  /** Leaves it as it was. */
  onCancel?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A place to write a comment, or to change one. */
export function CommentForm({ writing, label, confirm, onCancel, ref }: CommentFormProps) {
  const { t } = useLingui();
  const { text, setText, left, problem, busy, submit } = writing;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <CommentError error={writing.submitError} />
      <Field label={label} hint={<CharactersLeft left={left} />} error={problem}>
        {(area) => (
          <TextArea
            {...area}
            ref={ref}
            dir="auto"
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" busy={busy} busyLabel={t`Sending`}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}

function CommentError({ error }: { error: unknown }) {
  const failureText = useFailureText();
  if (error === null) return null;
  const isYoung = error instanceof AppError && error.code === "parental_consent_required";
  return (
    <Alert tone="error" role="alert">
      {failureText(error)}{" "}
      {isYoung && (
        <Link to={settingPath("privacy")} className="link">
          <Trans>Ask a parent</Trans>
        </Link>
      )}
    </Alert>
  );
}

/** Number of characters left. */
function CharactersLeft({ left }: { left: number }) {
  if (left === MAX_COMMENT_LENGTH) {
    return <Trans>Up to 2,000 characters. We review comments with links before they appear.</Trans>;
  }
  if (left >= 0) return <Plural value={left} one="# character left" other="# characters left" />;
  const over = -left;
  return (
    <span className="text-expense">
      <Plural value={over} one="# character too many" other="# characters too many" />
    </span>
  );
}
