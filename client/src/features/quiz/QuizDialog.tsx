import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Dialog } from "@/ui/dialog/Dialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { useQuiz } from "./queries";
import { QuestionButtons, QuestionFields } from "./QuestionFields";
import { QUESTION_COUNT } from "./questions";
import { Result, ResultButtons } from "./Result";
import { type Answers, useAnswers, useLeave, useSubmitAnswers } from "./use-answers";
import { useApplyFindings } from "./use-apply-findings";

function Title({ answered }: { answered: boolean }) {
  return answered ? <Trans>Suggestions for you</Trans> : <Trans>A few questions</Trans>;
}

interface QuizDialogProps {
  /** Turns push messages on in this browser, for those who chose them. */
  pushSwitch: ReactNode;
  /** Whether the set-up of the account is still to come. */
  setupDue: boolean;
  onSetup: () => void;
  onClose: () => void;
}

/** Twelve questions, one at a time, what follows from them, and the way on to the set-up. */
export function QuizDialog({ pushSwitch, setupDue, onSetup, onClose }: QuizDialogProps) {
  const form = useId();
  const quiz = useQuiz();
  const [first, setFirst] = useState(false);
  const { begun, begin, end } = useAnswers(quiz.data === null);
  const { send, busy, failure, refused } = useSubmitAnswers(begun, end);
  const leave = useLeave(begun, end);
  const result = begun ? null : (quiz.data ?? null);
  const applying = useApplyFindings(result);

  const close = () => {
    void leave();
    onClose();
  };
  const submit = (answers: Answers) => {
    if (answers.index < QUESTION_COUNT - 1) return answers.goTo(answers.index + 1);
    setFirst(!answers.sent.some(Boolean));
    void send(answers);
  };
  const backFrom = ({ index, goTo }: Answers) =>
    index > 0 ? () => !busy && goTo(index - 1) : null;
  if (begun) {
    return (
      <Dialog
        open
        onClose={close}
        step={begun.index}
        guard={() => begun.replaces}
        title={<Title answered={false} />}
        back={backFrom(begun)}
        busy={busy}
        footer={<QuestionButtons begun={begun} form={form} sending={busy} />}
      >
        <form
          id={form}
          noValidate
          className="flex flex-col gap-4.5"
          onSubmit={(event) => {
            event.preventDefault();
            submit(begun);
          }}
        >
          <QuestionFields begun={begun} refused={refused} failure={failure} />
        </form>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={close}
      step="result"
      title={<Title answered={result !== null} />}
      back={null}
      footer={
        result && (
          <ResultButtons
            applying={applying}
            onSetup={first || setupDue ? onSetup : null}
            onClose={close}
          />
        )
      }
    >
      {result ? (
        <Result
          result={result}
          applying={applying}
          pushSwitch={pushSwitch}
          onAnswer={(index) => begin(result.answers, index)}
          onLeave={close}
        />
      ) : (
        <QuizSkeleton quiz={quiz} />
      )}
    </Dialog>
  );
}

/** Before it is known whether the questions were answered earlier. */
function QuizSkeleton({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (quiz.error) {
    return (
      <ErrorState onRetry={() => void quiz.refetch()} retrying={quiz.isFetching}>
        {failureText(quiz.error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading the questions`}>
      <div className="flex flex-col gap-4 sm:min-h-120">
        <Skeleton className="h-9" />
        <Skeleton className="h-7 w-64 max-w-full" />
        <div className="flex flex-col gap-2">
          {["one", "two", "three", "four", "five"].map((option) => (
            <Skeleton key={option} className="h-14 rounded-panel" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
