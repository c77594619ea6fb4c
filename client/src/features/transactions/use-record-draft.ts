import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";

import { useDraft } from "@/lib/use-draft";

import type { Attempt } from "./attempt";
import type { RecordValues } from "./record-form";
import type { Attempts } from "./use-record";

export interface RecordDraft {
  values: RecordValues;
  attempt: Attempt;
}

/**
 * Carries a record over a reload that the page itself causes, and with it the key under which it
 * may have been sent already: sent again, it is still stored once.
 */
export function useRecordDraft(
  key: string,
  { getValues, reset }: UseFormReturn<RecordValues>,
  attempts: Attempts,
): void {
  const form = useMemo(
    () => ({
      getValues: (): RecordDraft => ({ values: getValues(), attempt: attempts.last() }),
      reset: (kept: RecordDraft) => {
        attempts.resume(kept.attempt);
        reset(kept.values, { keepDefaultValues: true });
      },
    }),
    [getValues, reset, attempts],
  );
  useDraft(key, form);
}
