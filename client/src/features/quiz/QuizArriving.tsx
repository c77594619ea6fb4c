import { useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import type { useQuiz } from "./use-quiz";

/** Before it is known whether the questions were answered earlier. */
export function QuizArriving({ quiz }: { quiz: ReturnType<typeof useQuiz> }) {
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
