import { type RefObject, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";

import type { RecordValues } from "./record-form";
import type { Suggestion } from "./use-suggestions";

/**
 * Puts what was recorded before into the form. Its amount comes along only where the person has
 * typed none, and gives way again to that of the next one.
 */
export function useBring(
  { getValues, setValue, clearErrors }: UseFormReturn<RecordValues>,
  amount: RefObject<HTMLInputElement | null>,
): (suggestion: Suggestion) => void {
  const brought = useRef<number | null>(null);
  return (suggestion) => {
    const before = getValues("amount");
    const typed = amount.current?.value !== "" && before !== brought.current;
    if (!typed) {
      brought.current = suggestion.amount;
      setValue("amount", suggestion.amount, { shouldDirty: true });
    }
    setValue("detail", suggestion.detail, { shouldDirty: true });
    setValue("category_id", suggestion.category_id, { shouldDirty: true });
    clearErrors();
  };
}
