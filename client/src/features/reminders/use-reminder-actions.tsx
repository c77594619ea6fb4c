import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";

import type { Ledger } from "@/api/ledger";
import { useFailureText } from "@/api/use-failure-text";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";

import {
  type DateAction,
  type MissedAnswer,
  type Removal,
  useActOnDay,
  useAnswerMissed,
  useDeleteReminder,
  useRestoreReminder,
  useRestoreRow,
} from "./queries";
import type { Missed } from "./by-day";
import type { Answered, Occurrence } from "./types";

/** The date of a reminder that an action applies to. */
type ActionTarget = Pick<Occurrence, "reminder_id" | "day" | "amount"> & {
  description: string;
} & Partial<Pick<Occurrence, "state" | "transaction_id">>;

/** What can be done with reminders at a press, each with a word and a way back. */
export function useReminderActions(ledger: Ledger) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutateAsync, isPending, variables } = useActOnDay();
  const { mutateAsync: answerMissed } = useAnswerMissed();
  const remove = useDeleteReminder();
  const restore = useRestoreReminder();
  const bringRow = useRestoreRow();
  /** The request in flight, known before the next render. */
  const sent = useRef(new Set<string>());

  const fail = (error: unknown) => toast({ tone: "error", text: failureText(error) });
  const tell = (text: ReactNode, undo?: () => Promise<void>) =>
    toast({
      tone: "success",
      text,
      action: undo && { label: t`Undo`, run: () => void attempt(undo), undo: true },
    });

  /** Shows errors in a toast instead of throwing them. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      fail(error);
    }
  };

  /** A second press before the first one is answered does nothing. */
  const once = (key: string, act: () => Promise<void>) => {
    if (sent.current.has(key)) return;
    sent.current.add(key);
    void attempt(act).finally(() => sent.current.delete(key));
  };

  const send = (on: ActionTarget, act: DateAction): Promise<Answered> =>
    mutateAsync({ id: on.reminder_id, act });

  /** Reopens the date and removes its booking. */
  const takeBack = async (on: ActionTarget, rowId: string | null) => {
    await send(on, { act: "open", day: on.day });
    if (rowId) ledger.removeRow(rowId);
  };

  /** Gives a day the answer again that was taken back, in the ledger too. */
  const giveBack = async (on: ActionTarget) => {
    if (on.transaction_id) {
      const row = await bringRow.mutateAsync(on.transaction_id);
      if (row) ledger.applyRow(row);
    } else if (on.state === "done") await send(on, { act: "done", day: on.day, record: false });
    else if (on.state === "skipped") await send(on, { act: "skip", day: on.day });
  };

  const answer = async (
    on: ActionTarget,
    act: DateAction,
    words: (said: Answered) => ReactNode,
  ) => {
    const answered = await send(on, act);
    const { transaction } = answered;
    if (transaction) ledger.applyRow(transaction);
    tell(words(answered), () => takeBack(on, transaction?.id ?? null));
  };

  const answerAll = async (answer: MissedAnswer, name: string) => {
    const { occurrences } = await answerMissed(answer);
    const days = occurrences.map(({ day }) => day);
    const takeAllBack = async () => {
      await answerMissed({ id: answer.id, action: "open", days });
    };
    tell(
      <AllMessage action={answer.action} name={name} times={days.length} />,
      days.length > 0 ? takeAllBack : undefined,
    );
  };

  const keyOf = ({ reminder_id, day }: ActionTarget) => `${reminder_id} ${day}`;

  return {
    /** The date whose answer is being sent. */
    waiting: isPending ? { id: variables.id, day: variables.act.day } : null,
    /** Marks it as done and records its amount, or another one, unless `record` is false. */
    done: (on: ActionTarget, more: { record?: boolean; amount?: number | null } = {}) =>
      once(keyOf(on), () =>
        answer(on, { act: "done", day: on.day, ...more }, ({ transaction }) => (
          <DoneMessage name={on.description} amount={transaction?.amount ?? null} />
        )),
      ),
    skip: (on: ActionTarget) => {
      const name = on.description;
      once(keyOf(on), () => answer(on, { act: "skip", day: on.day }, () => t`Skipped: ${name}.`));
    },
    /** Says of all dates that were missed that they are done or skipped; nothing is recorded. */
    answerAll: (
      { reminder_id: id, description: name }: ActionTarget,
      { days }: Missed,
      action: "done" | "skip",
    ) => once(id, () => answerAll({ id, action, days }, name)),
    /** Reminds again at a moment, which is said in words. */
    snooze: (on: ActionTarget, until: string, when: string) =>
      once(keyOf(on), () =>
        answer(
          on,
          { act: "snooze", day: on.day, until },
          () => t`We'll remind you again: ${when}.`,
        ),
      ),
    open: (on: ActionTarget) => {
      const name = on.description;
      once(keyOf(on), async () => {
        await takeBack(on, on.transaction_id ?? null);
        tell(t`Reopened: ${name}.`, () => giveBack(on));
      });
    },
    /** Takes the whole reminder away with all its days, or those from a day on. */
    remove: ({ id, since, description: name }: Removal & { description: string }) =>
      once(id, async () => {
        const removed = await remove.mutateAsync({ id, since });
        tell(t`Removed: ${name}.`, async () => {
          await restore.mutateAsync(removed);
        });
      }),
  };
}

export type ReminderActions = ReturnType<typeof useReminderActions>;

/** The toast text after marking as done. */
function DoneMessage({ name, amount }: { name: string; amount: number | null }) {
  if (amount === null) return <Trans>Done: {name}.</Trans>;
  const money = <Money amount={amount} />;
  return (
    <Trans>
      Done: {name}. {money} recorded.
    </Trans>
  );
}

/** The toast text after several dates were answered together, as far as nobody was faster. */
function AllMessage({ action, name, times }: AllMessageProps) {
  if (times === 0) return <Trans>Already marked: {name}.</Trans>;
  return action === "skip" ? (
    <Plural value={times} one={`Skipped # date: ${name}.`} other={`Skipped # dates: ${name}.`} />
  ) : (
    <Plural
      value={times}
      one={`Marked # date as done: ${name}.`}
      other={`Marked # dates as done: ${name}.`}
    />
  );
}

interface AllMessageProps {
  action: MissedAnswer["action"];
  name: string;
  times: number;
}
