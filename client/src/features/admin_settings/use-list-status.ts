import type { UseQueryResult } from "@tanstack/react-query";

import { useFailureText } from "@/api/use-failure-text";

/** Loading and error state of a list. */
export function useListStatus(asking: UseQueryResult<unknown>) {
  const failureText = useFailureText();
  const { error, isFetching, isPlaceholderData, refetch } = asking;
  return {
    failure: error ? failureText(error) : null,
    onRetry: () => void refetch(),
    retrying: isFetching,
    stale: isPlaceholderData,
  };
}
