import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";

interface QueryResultProps<Data> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean };
  /** The skeleton to show while loading. */
  waiting: ReactNode;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** Renders a query: skeleton, error, or data. */
export function QueryResult<Data>({ query, waiting, onRetry, children }: QueryResultProps<Data>) {
  const failureText = useFailureText();
  const { data, error, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) return waiting;
  return (
    <Card>
      <ErrorState onRetry={onRetry} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    </Card>
  );
}
