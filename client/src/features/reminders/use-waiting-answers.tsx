import { useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import { type NamedDate, useAnswerDates } from "./queries";
import type { NamedOccurrence } from "./types";

/** A date as the server is told of it. */
export function toNamedDate({ reminder_id, day }: NamedOccurrence): NamedDate {
  return { reminder_id, day };
}

/** Records dates of entries and plans together, or skips them; one press takes that back. */
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

  const answer = (action: "done" | "skip", dates: NamedDate[]) =>
    void attempt(async () => {
      const { message } = await mutateAsync({ action, dates });
      const undo = async () => {
        const opened = dates.map(({ reminder_id, day }) => ({
          reminder_id,
          day,
        }));
        await mutateAsync({ action: "open", dates: opened });
      };
      toast({
        tone: "success",
        text: message,
        action: { label: t`Undo`, run: () => void attempt(undo), undo: true },
      });
    });

  return {
    confirm: (dates: NamedDate[]) => answer("done", dates),
    skip: (dates: NamedDate[]) => answer("skip", dates),
    isPending,
  };
}
