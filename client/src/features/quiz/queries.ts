import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { session } from "@/api/session";
import { ACCOUNT_KEY } from "@/api/use-account";
import { useLanguage } from "@/i18n/use-language";

import { QUESTION_COUNT } from "./questions";
import type { QuizResult } from "./types";

export const QUIZ_KEY = ["quiz"];
const RESULT_KEY = [...QUIZ_KEY, "result"];

/** The stored answers and their result; null before the first time. */
export function useQuiz() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...RESULT_KEY, language],
    // The reminders in it may have been changed since it was last open.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<QuizResult | null> =>
      payloadOf(await api.GET("/quiz", { signal })).datas[0] ?? null,
  });
}

/** Sends the answers; the account takes its age and country from them. */
export function useSendAnswers() {
  const client = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: async (answers: readonly string[]): Promise<QuizResult> => {
      const [result] = payloadOf(await api.POST("/quiz", { body: [...answers] })).datas;
      if (!result) throw new TypeError("What follows from the answers is one object");
      return result;
    },
    onSuccess: (result) => {
      session.quizClosed();
      // Other languages are refetched on demand.
      client.removeQueries({ queryKey: RESULT_KEY, type: "inactive" });
      client.setQueryData([...RESULT_KEY, language], result);
      for (const queryKey of [ACCOUNT_KEY, ["risk-profile"], ["guardian"], ["consents"]]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Closes the quiz without answers: signing in does not lead to it any more. */
export async function closeQuiz(): Promise<void> {
  await api.PUT("/quiz/closed");
  session.quizClosed();
}

/** The first question, from 0, that the server says something against; with its words. */
export function findRejectedQuestion(error: unknown): { index: number; words: string } | null {
  if (!(error instanceof AppError) || error.status !== 422) return null;
  const refused = Object.entries(error.errors)
    .map(([field, words]) => ({
      index: Number(/\d+/.exec(field)?.[0] ?? Number.NaN),
      words: words.join(" "),
    }))
    .filter(({ index }) => index >= 0 && index < QUESTION_COUNT);
  return refused.sort((one, other) => one.index - other.index)[0] ?? null;
}
