import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";

import { Money } from "@/ui/money/Money";

import type { NamedOccurrence, Reminder } from "./types";

/** Kept on one line with the preceding text. */
export const DOT = "\u00a0· ";

interface EntryTextProps {
  occurrence: NamedOccurrence;
  /** Where it is known, it says how the amount comes about. */
  reminder?: Reminder | null;
  /** Its amount is told beside it. */
  brief?: boolean;
}

/** What a date records: its kind, its amount, and where an open one puts it. */
export function EntryText({ occurrence, reminder, brief = false }: EntryTextProps) {
  const { t } = useLingui();
  const { amount, entry } = occurrence;
  const kinds = { income: t`Income`, expenses: t`Expense`, transfer: t`Transfer` };
  const coming = useComingWords(occurrence, reminder ?? null, brief);
  const parts: ReactNode[] = [
    entry && kinds[entry],
    !brief && amount !== null && <Money amount={amount} />,
    ...coming,
  ];
  return parts.filter(Boolean).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && DOT}
      {part}
    </Fragment>
  ));
}

/** How an open date comes to its amount, and where it will be put. */
function useComingWords(
  occurrence: NamedOccurrence,
  reminder: Reminder | null,
  brief: boolean,
): string[] {
  const { t } = useLingui();
  const { amount, entry, state } = occurrence;
  const records = entry !== null || amount !== null;
  if (state !== "open" || !records) return [];
  const said: [holds: boolean | undefined, words: string][] = [
    [!brief && amount === null && entry !== null, t`asks for the amount`],
    [true, getWalletNames(occurrence)],
    [reminder?.amount_mode === "last", t`as last time`],
    [reminder?.automatic, t`recorded automatically`],
  ];
  return said.flatMap(([holds, words]) => (holds ? [words] : []));
}

/** The wallet that it is recorded in, and the one that a transfer goes to. */
function getWalletNames({ wallet, to_wallet: target }: NamedOccurrence): string {
  return [wallet, target].flatMap((each) => (each ? [each.name] : [])).join(" → ");
}
