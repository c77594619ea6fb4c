import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";

export type Direction = "in" | "out";

export interface ContributionValues {
  direction: Direction;
  /** Whole rupiah; null while nothing readable is typed. */
  amount: number | null;
  /** Whether it is recorded in the ledger too. */
  book: boolean;
  /** Where recorded money comes from, or goes to; empty for the first wallet. */
  wallet_id: string;
  detail: string;
  date: string;
}

export const MAX_DETAIL_LENGTH = 200;
export const CONTRIBUTION_FIELDS = [
  "direction",
  "amount",
  "detail",
  "date",
  "book",
  "wallet_id",
] as const;

const NO_AMOUNT = msg`Enter an amount.`;
const TOO_SMALL = msg`Enter an amount above 0.`;
const TOO_MUCH = msg`You can't take out more than you've put aside for this goal.`;
const TOO_LONG = msg`Use at most 200 characters.`;

function createSchema(say: (words: MessageDescriptor) => string, saved: number) {
  const fields = v.object({
    direction: v.picklist(["in", "out"]),
    amount: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount !== null, say(NO_AMOUNT)),
      v.check((amount) => amount === null || amount > 0, say(TOO_SMALL)),
    ),
    book: v.boolean(),
    // A draft of an earlier version has none.
    wallet_id: v.fallback(v.string(), ""),
    detail: v.pipe(v.string(), v.trim(), v.maxLength(MAX_DETAIL_LENGTH, say(TOO_LONG))),
    date: v.string(),
  });
  type Fields = v.InferOutput<typeof fields>;
  const within = v.check(
    ({ direction, amount }: Fields) => direction === "in" || (amount ?? 0) <= saved,
    say(TOO_MUCH),
  );
  return v.pipe(fields, v.forward(within, ["amount"]));
}

/** The request for the form values; only what is recorded is in a wallet. */
export function toBody({ amount, wallet_id, ...values }: ContributionValues) {
  const wallet = values.book && wallet_id ? wallet_id : null;
  return { ...values, amount: amount ?? 0, wallet_id: wallet };
}

/** The form of a contribution to a goal for which so much is put aside. */
export function useContributionForm(start: ContributionValues, saved: number) {
  const { t } = useLingui();
  const resolver = useMemo(
    () => valibotResolver(createSchema((words) => t(words), saved)),
    [t, saved],
  );
  return useForm<ContributionValues>({ resolver, mode: "onSubmit", defaultValues: start });
}
