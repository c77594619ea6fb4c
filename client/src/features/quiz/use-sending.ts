import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";

import type { Answers } from "./use-answers";
import { refusedQuestion, useSendAnswers } from "./use-quiz";

interface Refused {
  index: number;
  answer: string | undefined;
  words: string;
}

/** Sends the answers; what the server says against one of them is said at its question. */
export function useSending(begun: Answers | null, onSent: () => void) {
  const { mutateAsync, isPending } = useSendAnswers();
  const failureText = useFailureText();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async ({ answers, goTo }: Answers) => {
    if (isPending) return;
    setFailure(null);
    try {
      await mutateAsync(answers);
      onSent();
    } catch (error) {
      const found = refusedQuestion(error);
      if (!found) {
        setFailure(failureText(error));
        return;
      }
      setRefused({ ...found, answer: answers[found.index] });
      goTo(found.index);
    }
  };
  // Another answer, or another question, is not what was refused.
  const holds = refused !== null && refused.index === begun?.index;
  return {
    send,
    busy: isPending,
    failure,
    refused: holds && begun.answers[refused.index] === refused.answer ? refused.words : null,
  };
}
