import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useDraftOnUnload, useStateDraft } from "@/browser/dialog-drafts";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { FieldError } from "@/ui/fields/FieldError";
import { OptionCard } from "@/ui/fields/OptionCard";
import { StepBar } from "@/ui/layout/StepBar";

import type { RiskProfileName } from "../simulation/instruments";
import { getProfileLabel } from "./profile-labels";
import {
  findRejectedAnswer,
  type RiskProfile,
  type RiskQuestion,
  useSendRiskAnswers,
} from "./queries";
import { QUESTION_LABELS } from "./question-labels";
import { RiskTiles } from "./RiskTiles";

/** What a profile means for money that is to grow. */
const MEANING: Readonly<Record<RiskProfileName, MessageDescriptor>> = {
  careful: msg`You'd rather keep what you have than chase growth, so the simulation starts with a bond, whose interest is fixed.`,
  balanced: msg`You're fine with ups and downs as long as they're small, so the simulation starts with digital bank savings.`,
  bold: msg`Ups and downs don't keep you up at night, so the simulation starts with a mutual fund and a wide range.`,
};

interface RiskDialogProps {
  open: boolean;
  profile: RiskProfile;
  onClose: () => void;
}

/** The six risk questions, one at a time, and their result. */
export default function RiskDialog({ open, profile, onClose }: RiskDialogProps) {
  const asked = useQuestionnaire(profile);
  const { index, result, failure, sending, touched, back } = asked;
  const question = profile.questions[index];
  const close = () => {
    onClose();
    asked.startOver();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans>Know your risk profile</Trans>}
      back={index > 0 && !result ? back : null}
      step={result !== null}
      busy={sending}
      guard={() => touched}
      footer={<DialogFooter asked={asked} onClose={close} />}
    >
      {result && <RiskResult profile={result} />}
      {!result && question && (
        <RiskQuestionFields
          question={question}
          index={index}
          count={profile.questions.length}
          answer={asked.answers[index] ?? null}
          missing={asked.missing}
          fromQuiz={profile.answers === null}
          onChoose={asked.choose}
        />
      )}
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}

function DialogFooter({ asked, onClose }: { asked: Questionnaire; onClose: () => void }) {
  const { t } = useLingui();
  if (asked.result) {
    return (
      <>
        <Button variant="secondary" onClick={asked.startOver}>
          <Trans>Retake the quiz</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </>
    );
  }
  if (asked.isLast) {
    return (
      <Button busy={asked.sending} busyLabel={t`Sending`} onClick={asked.next}>
        <Trans>See my profile</Trans>
      </Button>
    );
  }
  return (
    <Button onClick={asked.next}>
      <Trans>Next</Trans>
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </Button>
  );
}

interface RiskQuestionFieldsProps {
  question: RiskQuestion;
  index: number;
  count: number;
  answer: string | null;
  /** Nothing is chosen, or the choice was rejected. */
  missing: boolean;
  /** The preset answers come from the quiz, not from an earlier run. */
  fromQuiz: boolean;
  onChoose: (option: string) => void;
}

/** One question with its answers; the arrow keys move between them. */
function RiskQuestionFields(props: RiskQuestionFieldsProps) {
  const { question, index, count, answer, missing, fromQuiz, onChoose } = props;
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusOnMove(group, index);
  const words = QUESTION_LABELS[question.key];
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

/** The result and its reasons. */
function RiskResult({ profile: { profile, reason } }: { profile: RiskProfile }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!profile) return null;
  const name = t(getProfileLabel[profile]);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        <Trans>Your profile: {name}</Trans>
      </h3>
      <RiskTiles chosen={profile} className="bg-sunken" />
      <p>{reason}</p>
      <p className="text-ink-2">{t(MEANING[profile])}</p>
      <p className="text-small text-ink-3">
        <Trans>It's a starting point, not investment advice.</Trans>
      </p>
    </>
  );
}

type Answers = readonly (string | null)[];

/** The previous answers, or those of the quiz. */
const getFirstAnswers = ({ questions, answers }: RiskProfile): Answers =>
  questions.map(({ prefilled }, index) => answers?.[index] ?? prefilled);

const isComplete = (answers: Answers): answers is readonly string[] => !answers.includes(null);

/** The six questions, one at a time; their answers stay while one moves between them. */
function useQuestionnaire(profile: RiskProfile) {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<Answers>(() => getFirstAnswers(profile));
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
  useDraftOnUnload(draft, () => touched);
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
      const refused = findRejectedAnswer(error);
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
    /** Starts at the first question with the stored answers. */
    startOver: () => {
      setAnswers(getFirstAnswers(result ?? profile));
      setResult(null);
      setTouched(false);
      goTo(0);
    },
  };
}

type Questionnaire = ReturnType<typeof useQuestionnaire>;
