import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

import { bodyOf, newValues } from "./values";
import { useAddReminder } from "./use-reminders";

/** What the server says against the words themselves, else against it all. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof AppError ? error.errors.description?.[0] : undefined;
}

/** A reminder of which only the words are typed; they stay until they are stored. */
export function useNewReminder(text: string, onText: (text: string) => void) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useAddReminder();
  /** Whether it is on its way, known before anything is drawn again. */
  const sending = useRef(false);

  const add = async (day: string) => {
    field.current?.focus({ preventScroll: true });
    const description = text.trim();
    if (sending.current) return;
    if (!description) {
      setProblem(t`Write what you want to be reminded of.`);
      return;
    }
    sending.current = true;
    setProblem(null);
    try {
      await mutateAsync(bodyOf(newValues(description, day)));
      onText("");
    } catch (error) {
      setProblem(reasonOf(error) ?? failureText(error));
    } finally {
      sending.current = false;
    }
  };

  const type = (typed: string) => {
    setProblem(null);
    onText(typed);
  };
  return { field, problem, saving: isPending, add, type };
}
