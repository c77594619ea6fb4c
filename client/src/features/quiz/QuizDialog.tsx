import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Dialog } from "@/ui/dialog/Dialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToast } from "@/ui/feedback/use-toast";

import { useQuiz } from "./queries";
import { QuestionButtons, QuestionFields } from "./QuestionFields";
import { QUESTION_COUNT } from "./questions";
import { Result, ResultButtons } from "./Result";
import { useAnswers, useSubmitAnswers } from "./use-answers";
import { useApplyFindings } from "./use-apply-findings";

function Title({ answered }: { answered: boolean }) {
  return answered ? <Trans>What suits you</Trans> : <Trans>A few questions</Trans>;
}

/** Twelve questions, one at a time, and then what follows from them. */
export function QuizDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const form = useId();
  const quiz = useQuiz();
  const { begun, begin, end } = useAnswers(quiz.data === null);
  const { send, busy, failure, refused } = useSubmitAnswers(begun, end);
  const result = begun ? null : (quiz.data ?? null);
  const applying = useApplyFindings(result);

  // Discarding changes to sent answers needs a confirmation; first answers are kept as a draft.
  const changes = () => begun !== null && begun.holds && begun.sent.some(Boolean);
  const close = () => {
    if (changes()) end();
    else if (begun?.holds) {
      toast({ tone: "success", text: t`We kept your answers. Open the questions to continue.` });
    }
    onClose();
  };
  if (begun) {
    return (
      <Dialog
        open
        onClose={close}
        step={begun.index}
        guard={changes}
        title={<Title answered={false} />}
        back={begun.index > 0 ? () => !busy && begun.goTo(begun.index - 1) : null}
        busy={busy}
        footer={<QuestionButtons index={begun.index} form={form} sending={busy} />}
      >
        <form
          id={form}
          noValidate
          className="flex flex-col gap-4.5"
          onSubmit={(event) => {
            event.preventDefault();
            if (begun.index < QUESTION_COUNT - 1) begun.goTo(begun.index + 1);
            else void send(begun);
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
            onAgain={() => begin(result.answers)}
            onClose={onClose}
          />
        )
      }
    >
      {result ? (
        <Result
          result={result}
          applying={applying}
          onAnswer={(index) => begin(result.answers, index)}
          onLeave={onClose}
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
