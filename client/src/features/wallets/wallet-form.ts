import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";

import { isOwed, KINDS } from "./kinds";
import type { NewWallet, Wallet, WalletColor, WalletKind } from "./types";

/** The values of the form; amounts in whole rupiah, null while nothing readable is typed. */
export interface WalletValues {
  kind: WalletKind;
  name: string;
  color: WalletColor | null;
  monogram: string;
  last_digits: string;
  opening: {
    /** Without its sign: what one owes is typed as it is. */
    amount: number | null;
    date: string;
    /** Below zero where others are above it, and the other way round. */
    reversed: boolean;
  };
  counts: boolean;
  credit_limit: number | null;
  statement_day: number | null;
  due_day: number | null;
}

/** As the server names them, in the order of the form. */
export const WALLET_FIELDS = [
  "kind",
  "name",
  "monogram",
  "color",
  "last_digits",
  "opening.amount",
  "opening.date",
  "credit_limit",
  "statement_day",
  "due_day",
  "counts",
] as const;

export const LONGEST_NAME = 40;
export const LONGEST_MONOGRAM = 3;

const NO_NAME = msg`Give your wallet a name.`;
const LONG_NAME = msg`Use at most 40 characters.`;
const LONG_MONOGRAM = msg`Use at most 3 letters.`;
const NOT_FOUR = msg`Enter the last four digits.`;
const NO_LIMIT = msg`Enter an amount above 0.`;

/** Characters as the server counts them; an emoji is one. */
const letters = (text: string): number => Array.from(text.normalize("NFC")).length;

function createSchema(say: (words: MessageDescriptor) => string) {
  const day = v.nullable(v.number());
  return v.object({
    kind: v.custom<WalletKind>((kind) => typeof kind === "string"),
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, say(NO_NAME)),
      v.check((name) => letters(name) <= LONGEST_NAME, say(LONG_NAME)),
    ),
    color: v.nullable(v.custom<WalletColor>((color) => typeof color === "string")),
    monogram: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => letters(text) <= LONGEST_MONOGRAM, say(LONG_MONOGRAM)),
    ),
    last_digits: v.pipe(v.string(), v.trim(), v.regex(/^(\d{4})?$/, say(NOT_FOUR))),
    opening: v.object({ amount: v.nullable(v.number()), date: v.string(), reversed: v.boolean() }),
    counts: v.boolean(),
    credit_limit: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount === null || amount > 0, say(NO_LIMIT)),
    ),
    statement_day: day,
    due_day: day,
  });
}

export function useWalletForm(before: WalletValues) {
  const { t } = useLingui();
  const resolver = useMemo(() => valibotResolver(createSchema((words) => t(words))), [t]);
  return useForm<WalletValues>({ resolver, mode: "onSubmit", defaultValues: before });
}

export type WalletForm = ReturnType<typeof useWalletForm>;

/** What is put away, lent or owed for long is part of the net worth, but not to be spent. */
export function countsByDefault(kind: WalletKind): boolean {
  return !["investment", "loan", "receivable"].includes(kind);
}

/** What a new wallet begins with. */
export function getNewValues(today: string): WalletValues {
  return {
    kind: "bank",
    name: "",
    color: null,
    monogram: "",
    last_digits: "",
    opening: { amount: null, date: today, reversed: false },
    counts: true,
    credit_limit: null,
    statement_day: null,
    due_day: null,
  };
}

function toOpening({ kind, opening }: Wallet, today: string): WalletValues["opening"] {
  if (!opening) return { amount: null, date: today, reversed: false };
  const { amount, date } = opening;
  return { amount: Math.abs(amount), date, reversed: isReversed(kind, amount) };
}

/** Whether an amount has the sign that others of its kind do not have. */
export function isReversed(kind: WalletKind, amount: number): boolean {
  return isOwed(kind) ? amount > 0 : amount < 0;
}

/** An amount as it is typed with the sign that it has in a wallet of this kind. */
export function withSign(kind: WalletKind, amount: number, reversed: boolean): number {
  return amount !== 0 && isOwed(kind) !== reversed ? -amount : amount;
}

const NO_CREDIT = { limit: null, statement_day: null, due_day: null };

/** A wallet as the form shows it. */
export function toValues(wallet: Wallet, today: string): WalletValues {
  const { kind, name, color, monogram, last_digits, counts } = wallet;
  const { limit, statement_day, due_day } = wallet.credit ?? NO_CREDIT;
  return {
    kind,
    name,
    color,
    monogram: monogram ?? "",
    last_digits: last_digits ?? "",
    opening: toOpening(wallet, today),
    counts,
    credit_limit: limit,
    statement_day,
    due_day,
  };
}

/** The values as the server takes them; only cards and paylaters have a limit and days. */
export function toBody(values: WalletValues): NewWallet {
  const { kind, name, color, monogram, last_digits, opening, counts } = values;
  const { amount, date, reversed } = opening;
  const { credit_limit, statement_day, due_day } = values;
  return {
    kind,
    name: name.trim(),
    color,
    monogram: monogram.trim() || null,
    last_digits: last_digits.trim() || null,
    opening: amount === null ? null : { amount: withSign(kind, amount, reversed), date },
    counts,
    ...(KINDS[kind].credit && { credit_limit, statement_day, due_day }),
  };
}

/** Only what differs, so that the starting wallet stays unnamed until it gets a name. */
export function getChanges(values: WalletValues, before: WalletValues): Partial<NewWallet> {
  const [now, then] = [toBody(values), toBody(before)];
  const fields = Object.keys(now) as (keyof NewWallet)[];
  const changed = fields.filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(then[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, now[field]]));
}
