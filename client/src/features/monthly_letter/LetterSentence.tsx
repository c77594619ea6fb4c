import { Money } from "@/ui/money/Money";

import type { Sentence } from "./types";

/** A sentence of a letter; its amounts are shown or hidden as everywhere. */
export function LetterSentence({ pieces }: { pieces: Sentence }) {
  return pieces.map(({ text, amount }, index) =>
    amount === null ? text : <Money key={index} amount={amount} />,
  );
}
