import type { UseQueryResult } from "@tanstack/react-query";

import { useFailureText } from "@/api/use-failure-text";

/** What a list says of its rows while they are asked for, or could not be. */
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
