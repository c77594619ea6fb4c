import { parse } from "@/features/transactions/sentence/parse";
import type { Parts, ParsedText, TextKind } from "@/features/transactions/sentence/parsed-text";

import { CONTEXT } from "./context";

/** What a person means by a text; null where the text does not say it. */
interface Meaning {
  /** 'other' is a code, a bill or nothing at all. */
  kind?: TextKind | "other";
  type?: string;
  amount?: number | null;
  category?: string | null;
  wallet?: string | null;
  to_wallet?: string | null;
  day?: string | null;
  detail?: string | null;
  /** Several amounts could be meant: the form asks. */
  ambiguous?: boolean;
}

export interface Sample {
  text: string;
  expect: Meaning;
}

/** A text and what was understood otherwise than meant. */
export interface Grade {
  text: string;
  kind: TextKind;
  expected: Meaning;
  wrong: string[];
}

/** Letters and digits alone, or the text itself where it has none. */
function bare(detail: string | null | undefined): string {
  const words = (detail ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.join(" ") ?? (detail ?? "").replaceAll("\uFE0F", "");
}

const CATCH_ALL = ["lainnya", "others", "miscellaneous-expense"];

/** A catch-all says as little as no category. */
const named = (category: string | null | undefined) =>
  category && !CATCH_ALL.includes(category) ? category : null;

type Pairs = Readonly<Record<string, readonly [unknown, unknown]>>;

const OTHERS: readonly TextKind[] = ["code", "bill", "nothing"];

function kindsOf(kind: TextKind, { kind: meant = "entry" }: Meaning): Pairs {
  return { kind: [meant === "other" && OTHERS.includes(kind) ? "other" : kind, meant] };
}

/** The parts that are judged for incomes and expenses, and for transfers where they are told. */
function describedBy(parts: Parts, { type, category, detail }: Meaning): Pairs {
  const words: Pairs = { detail: [bare(parts.detail), bare(detail)] };
  if (type === "transfer") return detail ? words : {};
  return { ...words, category: [named(parts.category_id), named(category)] };
}

function placedBy(parts: Parts, { type, wallet, to_wallet, day }: Meaning): Pairs {
  const { today } = CONTEXT;
  return {
    type: [parts.type, type],
    wallet: [parts.wallet_id ?? null, wallet ?? null],
    to_wallet: [parts.to_wallet_id ?? null, to_wallet ?? null],
    day: [parts.date ?? today, day ?? today],
  };
}

/** What was understood beside what is meant, of all that is judged. */
function listPairs({ kind, parts }: ParsedText, expect: Meaning): Pairs {
  const kinds = kindsOf(kind, expect);
  if (expect.kind && expect.kind !== "entry") return kinds;
  const amounts: Pairs = { ...kinds, amount: [parts.amount ?? null, expect.amount ?? null] };
  if (expect.ambiguous) return amounts;
  return { ...amounts, ...describedBy(parts, expect), ...placedBy(parts, expect) };
}

/** What is otherwise than meant in one text. */
export async function grade({ text, expect }: Sample): Promise<Grade> {
  const reading = await parse(text, CONTEXT);
  const pairs = Object.entries(listPairs(reading, expect));
  const wrong = pairs
    .filter(([, [got, meant]]) => got !== meant)
    .map(([part, [got, meant]]) => `${part}: ${JSON.stringify(got)}, not ${JSON.stringify(meant)}`);
  return { text, kind: reading.kind, expected: expect, wrong };
}

/** The share of texts that have a right amount, and of those that are right in every part. */
export async function score(samples: readonly Sample[]) {
  const grades = await Promise.all(samples.map(grade));
  const share = (is: (one: Grade) => boolean) => grades.filter(is).length / grades.length;
  const isRightAmount = ({ wrong }: Grade) =>
    !wrong.some((part) => part.startsWith("amount") || part.startsWith("kind"));
  return {
    grades,
    amounts: share(isRightAmount),
    all: share(({ wrong }) => wrong.length === 0),
  };
}
