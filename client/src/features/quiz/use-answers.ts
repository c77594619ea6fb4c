import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { deleteDraft, saveDraft, takeDraft } from "@/browser/draft-storage";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { useToast } from "@/ui/feedback/use-toast";

import { closeQuiz, findRejectedQuestion, useSendAnswers } from "./queries";
import { ALL_OPEN, OPEN, QUESTION_COUNT } from "./questions";

/** Answers that were not sent yet outlive the dialog, in this tab and for the same person. */
const DRAFT = "quiz-answers";

const FIRST: AnswerState = { answers: ALL_OPEN, index: 0, sent: ALL_OPEN };

interface AnswerState {
  answers: readonly string[];
  /** Which question is shown, from 0. */
  index: number;
  /** The answers sent before; only changes are drafted. */
  sent: readonly string[];
}

interface AnswerDraft extends AnswerState {
  owner: string;
}

export interface Answers extends AnswerState {
  /** Whether there is something that was not sent yet. */
  holds: boolean;
  /** Whether it changes an answer that was sent, and does not only add to them. */
  replaces: boolean;
  choose: (answer: string) => void;
  goTo: (index: number) => void;
}

const hasChanges = ({ answers, sent }: AnswerState) =>
  answers.some((answer, at) => answer !== sent[at]);

/** Reads the draft without removing it. */
function peekDraft(owner: string | undefined): AnswerState | null {
  const kept = takeDraft<AnswerDraft>(DRAFT);
  if (!kept || kept.owner !== owner) return null;
  saveDraft(DRAFT, kept);
  return kept;
}

/** The answers in progress, null while closed, with start and end. */
export function useAnswers(neverTaken: boolean) {
  const owner = useSession().claims?.sub;
  const [state, setState] = useState(() => peekDraft(owner));
  const now = state ?? (neverTaken ? FIRST : null);
  const holds = now !== null && hasChanges(now);
  useDraftOnUnload("quiz", () => holds);

  const take = (next: AnswerState) => {
    setState(next);
    if (hasChanges(next)) saveDraft(DRAFT, { ...next, owner });
    else deleteDraft(DRAFT);
  };
  const begun: Answers | null = now && {
    ...now,
    holds,
    replaces: now.answers.some((answer, at) => now.sent[at] !== OPEN && answer !== now.sent[at]),
    choose: (answer) =>
      take({ ...now, answers: now.answers.map((old, at) => (at === now.index ? answer : old)) }),
    goTo: (index) => take({ ...now, index: Math.min(Math.max(index, 0), QUESTION_COUNT - 1) }),
  };
  return {
    begun,
    /** Starts from the answers sent before. */
    begin: (sent: readonly string[], index = 0) => take({ answers: sent, index, sent }),
    /** The answers were sent, or given up. */
    end: () => {
      setState(null);
      deleteDraft(DRAFT);
    },
  };
}

/**
 * Leaves the questions. What was answered so far is sent, and the rest stays open; when nothing
 * was, the quiz counts as closed. Changes of sent answers are given up.
 */
export function useLeave(begun: Answers | null, end: () => void) {
  const { t } = useLingui();
  const { mutateAsync } = useSendAnswers();
  const { quizClosed } = useSession();
  const toast = useToast();

  return async () => {
    if (!begun?.holds) {
      // If this fails, the next sign-in leads to the quiz once more.
      if (!quizClosed) await closeQuiz().catch(() => undefined);
    } else if (begun.replaces) end();
    else {
      try {
        await mutateAsync(begun.answers);
        end();
        toast({
          tone: "success",
          text: t`Your answers are saved. Continue any time in Setting › Preference.`,
        });
      } catch {
        toast({
          tone: "error",
          text: t`We couldn't save your answers. They're still in this tab, so reopen the questions to continue.`,
        });
      }
    }
  };
}

interface RejectedAnswer {
  index: number;
  answer: string | undefined;
  words: string;
}

/** Sends the answers; a rejected answer is reported at its question. */
export function useSubmitAnswers(begun: Answers | null, onSent: () => void) {
  const { mutateAsync, isPending } = useSendAnswers();
  const failureText = useFailureText();
  const [refused, setRefused] = useState<RejectedAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async ({ answers, goTo }: Answers) => {
    if (isPending) return;
    setFailure(null);
    try {
      await mutateAsync(answers);
      onSent();
    } catch (error) {
      const found = findRejectedQuestion(error);
      if (!found) {
        setFailure(failureText(error));
        return;
      }
      setRefused({ ...found, answer: answers[found.index] });
      goTo(found.index);
    }
  };
  // The error applies only to the rejected answer.
  const holds = refused !== null && refused.index === begun?.index;
  return {
    send,
    busy: isPending,
    failure,
    refused: holds && begun.answers[refused.index] === refused.answer ? refused.words : null,
  };
}
