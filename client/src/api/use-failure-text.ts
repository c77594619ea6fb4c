import { useLingui } from "@lingui/react/macro";

import { AppError, NetworkError } from "./errors";

/** The sentence to show for a failed call: the server's own, or ours when it could not say one. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (error instanceof AppError && error.message) return error.message;
    if (error instanceof AppError) return t`You've been signed out. Please sign in again.`;
    if (error instanceof NetworkError) {
      return t`We can't reach Lumbung right now. Check your connection and try again.`;
    }
    return t`Something went wrong. Please try again.`;
  };
}
