import { Money } from "@/ui/money/Money";

import type { NamedOccurrence } from "./types";

/** Kept on one line with the preceding text. */
export const DOT = "\u00a0· ";

/** The amount of a date, if any, and the wallet that an open one is recorded in. */
export function OccurrenceAmount({ occurrence }: { occurrence: NamedOccurrence }) {
  const { amount, state, wallet } = occurrence;
  if (amount === null) return null;
  return (
    <>
      {DOT}
      <Money amount={amount} />
      {state === "open" && wallet && DOT + wallet.name}
    </>
  );
}
