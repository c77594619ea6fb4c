import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";
import { Money } from "@/ui/money/Money";

import { type EntryRise, useAnswerFinding, useChangeAmount, useTakeBackRefusal } from "./queries";
import type { PriceRise, Proposal } from "./types";

/** What can be said of a proposal or a price at a press, each with a word and a way back. */
export function useFindingActions() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const answer = useAnswerFinding();
  const { mutateAsync: takeBack } = useTakeBackRefusal();
  const change = useChangeAmount();

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
  const tell = (text: ReactNode, undo?: () => Promise<void>) =>
    toast({
      tone: "success",
      text,
      action: undo && { label: t`Undo`, run: () => void attempt(undo), undo: true },
    });

  return {
    /** The price whose recurring entry is being changed. */
    changing: change.isPending ? change.variables.reminder_id : null,
    refuse: ({ id, name }: Proposal) =>
      void attempt(async () => {
        const { id: answerId } = await answer.mutateAsync({ id, answer: "refused" });
        tell(t`We won't suggest ${name} again.`, async () => {
          await takeBack(answerId);
        });
      }),
    /** Remembers which reminder a proposal became; it is covered by that in most cases anyway. */
    accept: ({ id }: Proposal, reminder_id: string) =>
      void attempt(async () => {
        await answer.mutateAsync({ id, answer: "accepted", reminder_id });
      }),
    note: ({ id }: PriceRise) =>
      void attempt(async () => {
        await answer.mutateAsync({ id, answer: "noted" });
      }),
    update: ({ reminder_id, reminder_version, name, before, now }: EntryRise) =>
      void attempt(async () => {
        const version = await change.mutateAsync({
          reminder_id,
          version: reminder_version,
          amount: now,
        });
        tell(<Updated name={name} amount={now} />, async () => {
          await change.mutateAsync({ reminder_id, version, amount: before });
        });
      }),
  };
}

export type FindingActions = ReturnType<typeof useFindingActions>;

function Updated({ name, amount }: { name: string; amount: number }) {
  const money = <Money amount={amount} />;
  return (
    <Trans>
      {name} is now {money}.
    </Trans>
  );
}
