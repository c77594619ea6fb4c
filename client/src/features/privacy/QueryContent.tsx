import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

interface QueryContentProps<Answer> {
  query: UseQueryResult<Answer>;
  /** Label of the loading state for screen readers. */
  label: string;
  children: (answer: Answer) => ReactNode;
}

/** Renders the data of a query, or its loading or error state. */
export function QueryContent<Answer>({ query, label, children }: QueryContentProps<Answer>) {
  const failureText = useFailureText();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState retrying={query.isFetching} onRetry={() => void query.refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={label}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-4/5" />
      </div>
    </Loading>
  );
}
