import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";

import type { Ledger } from "@/api/ledger";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";

import { useAnswerOccurrence, useRestoreRow } from "./queries";
import type { PastOccurrence, Plan } from "./types";

/** The answers that a plan's dates can be given, each with a word and a way back. */
export function useOccurrenceActions(plan: Plan, ledger: Ledger) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending, variables } = useAnswerOccurrence();
  const { mutateAsync: restore } = useRestoreRow();
  /** The dates whose answers are on their way, known before anything is drawn again. */
  const sent = useRef(new Set<string>());

  /** A second press before the first one is answered does nothing. */
  const once = async (date: string, send: () => Promise<void>) => {
    if (sent.current.has(date)) return;
    sent.current.add(date);
    await send();
    sent.current.delete(date);
  };

  /** Gives a date the answer again that was taken back, in the ledger too. */
  const bringBack = async ({ date, state, amount, transaction_id }: PastOccurrence) => {
    try {
      if (transaction_id) ledger.applyRow(await restore(transaction_id));
      else if (state === "done" || state === "skipped") {
        await mutateAsync({ plan, date, state, book: false, amount });
      }
      toast({ tone: "success", text: t`It's been restored.` });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };

  /** Reopens a date and removes its booking. */
  const takeBack = async (date: string, transactionId: string | null, before?: PastOccurrence) => {
    try {
      await mutateAsync({ plan, date, state: "open" });
      if (transactionId) ledger.removeRow(transactionId);
      const day = formatDate(date, language);
      toast({
        tone: "success",
        text: t`${day} reopened.`,
        action: before && { label: t`Undo`, run: () => void bringBack(before), undo: true },
      });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };

  const answer = async (date: string, state: "done" | "skipped", book: boolean) => {
    try {
      const { transaction } = await mutateAsync({ plan, date, state, book });
      if (transaction) ledger.applyRow(transaction);
      toast({
        tone: "success",
        text: <RecordedMessage date={date} state={state} amount={transaction?.amount ?? null} />,
        action: {
          label: t`Undo`,
          run: () => void takeBack(date, transaction?.id ?? null),
          undo: true,
        },
      });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };

  return {
    /** The date whose answer is being sent. */
    waiting: isPending ? variables.date : null,
    record: (date: string) => void once(date, () => answer(date, "done", true)),
    markDone: (date: string) => void once(date, () => answer(date, "done", false)),
    skip: (date: string) => void once(date, () => answer(date, "skipped", false)),
    takeBack: (past: PastOccurrence) =>
      void once(past.date, () => takeBack(past.date, past.transaction_id, past)),
  };
}

export type OccurrenceActions = ReturnType<typeof useOccurrenceActions>;

interface RecordedMessageProps {
  date: string;
  state: "done" | "skipped";
  /** The booked amount in whole rupiah; null without a booking. */
  amount: number | null;
}

/** The toast text after an answer. */
function RecordedMessage({ date, state, amount }: RecordedMessageProps) {
  const { language } = useLanguage();
  const day = formatDate(date, language);
  if (state === "skipped") return <Trans>{day} skipped.</Trans>;
  if (amount === null) return <Trans>{day} marked as done.</Trans>;
  const money = <Money amount={amount} />;
  return (
    <Trans>
      Recorded {money} for {day}.
    </Trans>
  );
}
