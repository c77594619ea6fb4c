import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { AppError } from "@/api/errors";

import { countCharacters, MAX_COMMENT_LENGTH } from "./comment-length";

export interface CommentFormState {
  text: string;
  setText: (text: string) => void;
  left: number;
  /** An error of the text itself. */
  problem: string | null;
  /** Any other server error. */
  submitError: unknown;
  busy: boolean;
  submit: (event: FormEvent) => void;
}

interface CommentFormOptions {
  initial: string;
  /** Whether to clear the form after success. */
  anew?: boolean;
  send: (text: string) => Promise<void>;
}

/** State of a comment form; the text stays after an error. */
export function useCommentForm({ initial, anew, send }: CommentFormOptions): CommentFormState {
  const { t } = useLingui();
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [submitError, setSubmitError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const written = countCharacters(text);

  const wrong = () => {
    if (written === 0) return t`Please write your comment.`;
    return written > MAX_COMMENT_LENGTH ? t`Use at most 2,000 characters.` : null;
  };
  const deliver = async () => {
    setBusy(true);
    try {
      await send(text);
      if (anew) setText("");
    } catch (error) {
      const told = error instanceof AppError ? error.errors.text?.join(" ") : null;
      if (told) setProblem(told);
      else setSubmitError(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = wrong();
    setProblem(found);
    setSubmitError(null);
    if (found === null) void deliver();
  };

  return {
    text,
    setText: (typed) => {
      setText(typed);
      setProblem(null);
    },
    left: MAX_COMMENT_LENGTH - written,
    problem,
    submitError,
    busy,
    submit,
  };
}
