import { useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import { type DatesAnswer, type NamedDate, useAnswerDates } from "./queries";
import type { NamedOccurrence } from "./types";

/** A date as the server is told of it. */
export function toNamedDate({ reminder_id, day }: NamedOccurrence): NamedDate {
  return { reminder_id, day };
}

/** Records dates of entries and plans together, skips them or puts them off; one press takes that back. */
export function useWaitingAnswers() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useAnswerDates();

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };

  const answer = (said: DatesAnswer, words?: string) =>
    void attempt(async () => {
      const { message, changed_dates: changed } = await mutateAsync(said);
      // What another device has answered before is not taken back.
      const undo = async () => {
        await mutateAsync({ action: "open", dates: changed });
      };
      const isNew = changed.length > 0;
      toast({
        tone: "success",
        text: isNew ? (words ?? message) : message,
        action: isNew ? { label: t`Undo`, run: () => void attempt(undo), undo: true } : undefined,
      });
    });

  return {
    confirm: (dates: NamedDate[]) => answer({ action: "done", dates }),
    skip: (dates: NamedDate[]) => answer({ action: "skip", dates }),
    /** Lets them wait again at a moment, which is said in words. */
    snooze: (dates: NamedDate[], until: string, when: string) =>
      answer({ action: "snooze", dates, until }, t`We'll remind you again: ${when}.`),
    isPending,
  };
}
