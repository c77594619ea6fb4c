import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useStateDraft } from "@/lib/use-draft";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";

import type { RiskProfile } from "./types";
import { refusedAnswer, useSendRiskAnswers } from "./use-risk-profile";

type Answers = readonly (string | null)[];

/** What was answered the last time, or what the twelve questions say already. */
const begin = ({ questions, answers }: RiskProfile): Answers =>
  questions.map(({ prefilled }, index) => answers?.[index] ?? prefilled);

const isComplete = (answers: Answers): answers is readonly string[] => !answers.includes(null);

/** The six questions, one at a time; their answers stay while one moves between them. */
export function useQuestionnaire(profile: RiskProfile) {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<Answers>(() => begin(profile));
  const [touched, setTouched] = useState(false);
  const [missing, setMissing] = useState(false);
  const [result, setResult] = useState<RiskProfile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSendRiskAnswers();
  const failureText = useFailureText();
  const draft = `risk-${useSession().claims?.sub ?? ""}`;
  useStateDraft(draft, { index, answers, touched }, (kept) => {
    setIndex(kept.index);
    setAnswers(kept.answers);
    setTouched(kept.touched);
  });
  useKeptOverReload(draft, () => touched);
  const last = profile.questions.length - 1;

  const goTo = (place: number) => {
    setIndex(place);
    setMissing(false);
    setFailure(null);
  };

  const send = async (all: readonly string[]) => {
    setFailure(null);
    try {
      setResult(await mutateAsync([...all]));
      setTouched(false);
    } catch (error) {
      const refused = refusedAnswer(error);
      if (refused === null) {
        setFailure(failureText(error));
        return;
      }
      goTo(refused);
      setMissing(true);
    }
  };

  return {
    index,
    answers,
    missing,
    failure,
    result,
    /** Something was chosen that is not sent yet. */
    touched,
    sending: isPending,
    isLast: index === last,
    choose: (option: string) => {
      setAnswers(answers.map((answer, at) => (at === index ? option : answer)));
      setTouched(true);
      setMissing(false);
    },
    back: () => goTo(index - 1),
    next: () => {
      if (answers[index] === null) setMissing(true);
      else if (index < last) goTo(index + 1);
      else if (isComplete(answers)) void send(answers);
      else {
        goTo(answers.indexOf(null));
        setMissing(true);
      }
    },
    /** From the first question on, with the answers as they are kept. */
    startOver: () => {
      setAnswers(begin(result ?? profile));
      setResult(null);
      setTouched(false);
      goTo(0);
    },
  };
}

export type Questionnaire = ReturnType<typeof useQuestionnaire>;
