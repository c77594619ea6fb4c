import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";

/** Gives the sentence for a failed call; of what was wrong in it, for there is no field to mark. */
export function useRefusalText(): (error: unknown) => string {
  const failureText = useFailureText();
  return (error) => {
    const wrong = error instanceof AppError ? Object.values(error.errors).flat() : [];
    return wrong.join(" ") || failureText(error);
  };
}
