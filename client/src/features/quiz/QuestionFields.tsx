import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { type RefObject, useEffect, useId, useRef } from "react";

import { cx } from "@/lib/cx";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { FieldError } from "@/ui/fields/FieldError";
import { OptionCard } from "@/ui/fields/OptionCard";
import { StepBar } from "@/ui/layout/StepBar";

import { getLabel, OPEN, QUESTION_COUNT, QUESTIONS } from "./questions";
import type { Answers } from "./use-answers";

interface QuestionFieldsProps {
  begun: Answers;
  /** What the server said against the answer that is shown. */
  refused: string | null;
  /** Why the answers could not be sent. */
  failure: string | null;
}

/** One question with its answers; the arrow keys move between them. */
export function QuestionFields({ begun, refused, failure }: QuestionFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { index, answers, choose } = begun;
  const question = QUESTIONS[index];
  const answer = answers[index];
  useFocusOnMove(group, index);
  if (!question) return null;
  const chosen = Math.max(
    question.options.findIndex(([value]) => value === answer),
    0,
  );
  return (
    <>
      <StepBar id={`${id}-place`} index={index} count={QUESTION_COUNT} />
      {index === 0 && <Purpose id={`${id}-why`} />}
      <fieldset
        ref={group}
        role="radiogroup"
        aria-labelledby={`${id}-place ${id}-words`}
        aria-describedby={describe(id, index, refused)}
        className="flex min-w-0 flex-col gap-4 sm:min-h-120"
      >
        <h3 id={`${id}-words`} className="text-h2 text-balance">
          {t(question.words)}
        </h3>
        <div className="flex flex-col gap-2">
          {question.options.map((option, at) => (
            <OptionCard
              key={option[0]}
              name={`${id}-${String(index)}`}
              value={option[0]}
              checked={option[0] === answer}
              first={at === chosen}
              onChoose={() => choose(option[0])}
            >
              {getLabel(option, t)}
            </OptionCard>
          ))}
        </div>
        {refused && <FieldError id={`${id}-refused`}>{refused}</FieldError>}
        <Button
          variant="ghost"
          // Its place is always there, so that nothing moves under the finger that chooses.
          className={cx("-mt-3 -mb-2 -ml-4.5 self-start", !answer && "invisible")}
          onClick={() => {
            choose(OPEN);
            focusIn(group.current);
          }}
        >
          <Trans>Skip this question</Trans>
        </Button>
      </fieldset>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
    </>
  );
}

/** Why the questions are asked, above the first one. */
function Purpose({ id }: { id: string }) {
  return (
    <p id={id} className="text-ink-2">
      <Trans>
        We ask so that we can suggest a budget, goals and reminders that fit you. Skip any question
        or stop at any time; we save your answers.
      </Trans>
    </p>
  );
}

/** The ids of what is read with a question. */
function describe(id: string, index: number, refused: string | null): string | undefined {
  return cx(index === 0 && `${id}-why`, refused && `${id}-refused`) || undefined;
}

function focusIn(group: HTMLElement | null): void {
  const radio = group?.querySelector<HTMLElement>("input:checked") ?? group?.querySelector("input");
  radio?.focus();
}

/** Takes the focus along to each question that comes, and begins at its top. */
function useFocusOnMove(group: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const body = group.current?.closest("form")?.parentElement;
    if (body) body.scrollTop = 0;
    focusIn(group.current);
  }, [group, index]);
}

interface QuestionButtonsProps {
  begun: Answers;
  /** The form that they belong to. */
  form: string;
  sending: boolean;
}

/** Leave the questions, or lead on to the next one; on the last one, send the answers. */
export function QuestionButtons({ begun, form, sending }: QuestionButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <CloseButton>
        {begun.holds && !begun.replaces ? <Trans>Finish later</Trans> : <Trans>Not now</Trans>}
      </CloseButton>
      {begun.index < QUESTION_COUNT - 1 ? (
        <Button type="submit" form={form}>
          <Trans>Next</Trans>
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      ) : (
        <Button type="submit" form={form} busy={sending} busyLabel={t`Sending`}>
          <Trans>Submit</Trans>
        </Button>
      )}
    </>
  );
}
