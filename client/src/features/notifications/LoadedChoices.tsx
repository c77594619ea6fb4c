import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { type Choices, useChoices } from "./use-choices";

interface LoadedChoicesProps {
  /** How many switches there will be. */
  rows: number;
  children: (choices: Choices) => ReactNode;
}

/** Renders the choices, or their skeleton or error. */
export function LoadedChoices({ rows, children }: LoadedChoicesProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useChoices();
  if (data) return children(data);
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading...`}>
      <div className="flex flex-col gap-7">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </Loading>
  );
}
