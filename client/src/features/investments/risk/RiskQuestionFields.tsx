import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useId, useRef } from "react";

import { FieldError } from "@/ui/FieldError";
import { OptionCard } from "@/ui/OptionCard";
import { StepBar } from "@/ui/StepBar";

import { QUESTION_WORDS } from "./question-words";
import type { RiskQuestion } from "./types";

interface RiskQuestionFieldsProps {
  question: RiskQuestion;
  index: number;
  count: number;
  answer: string | null;
  /** Nothing was chosen, or what was chosen is refused. */
  missing: boolean;
  /** What is filled in comes from the twelve questions, not from an earlier time. */
  fromQuiz: boolean;
  onChoose: (option: string) => void;
}

/** One question with its answers; the arrow keys move between them. */
export function RiskQuestionFields(props: RiskQuestionFieldsProps) {
  const { question, index, count, answer, missing, fromQuiz, onChoose } = props;
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusOnMove(group, index);
  const words = QUESTION_WORDS[question.key];
  const first = answer ?? question.options[0];
  return (
    <>
      <StepBar id={`${id}-place`} index={index} count={count} />
      <fieldset
        ref={group}
        role="radiogroup"
        aria-labelledby={`${id}-place ${id}-words`}
        aria-describedby={missing ? `${id}-missing` : undefined}
        className="flex min-w-0 flex-col gap-4"
      >
        <h3 id={`${id}-words`} className="text-h2 text-balance">
          {words ? t(words.question) : question.key}
        </h3>
        <div className="flex flex-col gap-2">
          {question.options.map((option) => {
            const label = words?.options[option];
            return (
              <OptionCard
                key={option}
                name={`${id}-${index}`}
                value={option}
                checked={option === answer}
                first={option === first}
                onChoose={() => onChoose(option)}
              >
                {label ? t(label) : option}
                {fromQuiz && option === question.prefilled && (
                  <span className="block text-small leading-5 font-medium text-ink-2">
                    <Trans>from your answers</Trans>
                  </span>
                )}
              </OptionCard>
            );
          })}
        </div>
        {missing && (
          <FieldError id={`${id}-missing`}>
            <Trans>Choose one of the answers.</Trans>
          </FieldError>
        )}
      </fieldset>
    </>
  );
}

/** Takes the focus along to the next question; the dialog itself gives it to the first one. */
function useFocusOnMove(group: RefObject<HTMLElement | null>, index: number): void {
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const radios = group.current;
    (
      radios?.querySelector<HTMLElement>("input:checked") ?? radios?.querySelector("input")
    )?.focus();
  }, [group, index]);
}
