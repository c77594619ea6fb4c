import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import * as v from "valibot";

import type { NewDebt } from "./types";

export type Direction = NewDebt["direction"];
export type Start = NewDebt["start"];

/** The values of the form; amounts in whole rupiah, null while nothing readable is typed. */
export interface DebtValues {
  direction: Direction;
  start: Start;
  name: string;
  with_whom: string;
  principal: number | null;
  instalments: string;
  first_due: string;
  paid: string;
  category_id: string;
  counts: "bought" | "paid";
  /** The wallet of the debt; empty for a new one. */
  wallet_id: string;
  /** A new wallet is a paylater. */
  paylater: boolean;
  money_wallet_id: string;
  interest: "none" | "flat" | "effective";
  /** In percent, as it is typed. */
  rate: string;
  rate_period: "month" | "year";
  fee: number | null;
  each: number | null;
  remind: boolean;
}

export type DebtForm = UseFormReturn<DebtValues>;

/** As the server names them, in the order of the form. */
export const DEBT_FIELDS = [
  "direction",
  "name",
  "with_whom",
  "principal",
  "instalments",
  "first_due",
  "start",
  "category_id",
  "paid",
  "money_wallet_id",
  "wallet_id",
  "counts",
  "interest",
  "rate",
  "fee",
  "each",
] as const;

export const LONGEST_NAME = 40;
export const LONGEST_PERSON = 60;
const MOST_INSTALMENTS = 360;
const THOUSANDTHS = 1000;

const NO_NAME = msg`Say what this is for.`;
const NO_AMOUNT = msg`Enter an amount above 0.`;
const NO_COUNT = msg`Enter 1 to 360 instalments.`;
const NO_DAY = msg`Choose a date.`;
const NO_RATE = msg`Enter a rate such as 1.5.`;
const NO_CATEGORY = msg`Choose a category.`;

/** A rate in percent as whole thousandths; null for what is none. */
export function readRate(text: string): number | null {
  const cleaned = text.trim().replace(",", ".").replace(/\s*%$/, "");
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(cleaned)) return null;
  const rate = Math.round(Number(cleaned) * THOUSANDTHS);
  return rate <= 100 * THOUSANDTHS ? rate : null;
}

function isCount(text: string, least: number): boolean {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= MOST_INSTALMENTS;
}

function createSchema(say: (words: MessageDescriptor) => string) {
  const fields = v.object({
    direction: v.picklist(["owed", "lent"]),
    start: v.picklist(["money", "purchase", "existing", "recorded"]),
    name: v.pipe(v.string(), v.trim(), v.minLength(1, say(NO_NAME))),
    with_whom: v.pipe(v.string(), v.trim()),
    principal: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount !== null && amount > 0, say(NO_AMOUNT)),
    ),
    instalments: v.pipe(
      v.string(),
      v.check((text) => isCount(text, 1), say(NO_COUNT)),
    ),
    first_due: v.pipe(v.string(), v.minLength(1, say(NO_DAY))),
    paid: v.string(),
    category_id: v.string(),
    counts: v.picklist(["bought", "paid"]),
    wallet_id: v.string(),
    paylater: v.boolean(),
    money_wallet_id: v.string(),
    interest: v.picklist(["none", "flat", "effective"]),
    rate: v.string(),
    rate_period: v.picklist(["month", "year"]),
    fee: v.nullable(v.number()),
    each: v.nullable(v.number()),
    remind: v.boolean(),
  });
  type Fields = v.InferOutput<typeof fields>;
  const hasRate = v.check(
    ({ interest, rate }: Fields) => interest === "none" || readRate(rate) !== null,
    say(NO_RATE),
  );
  const hasCategory = v.check(
    ({ start, counts, category_id }: Fields) =>
      start !== "purchase" || counts === "paid" || category_id !== "",
    say(NO_CATEGORY),
  );
  return v.pipe(fields, v.forward(hasRate, ["rate"]), v.forward(hasCategory, ["category_id"]));
}

/** What a new debt begins with. */
export function getNewValues(direction: Direction, firstDue: string): DebtValues {
  return {
    direction,
    start: direction === "owed" ? "purchase" : "money",
    name: "",
    with_whom: "",
    principal: null,
    instalments: direction === "owed" ? "12" : "1",
    first_due: firstDue,
    paid: "0",
    category_id: "",
    counts: "bought",
    wallet_id: "",
    paylater: false,
    money_wallet_id: "",
    interest: "none",
    rate: "",
    rate_period: "month",
    fee: null,
    each: null,
    remind: true,
  };
}

/** What the form does not ask for. */
const UNASKED = {
  category_id: null,
  money_wallet_id: null,
  counts: "bought" as const,
  paid: 0,
  interest: "none" as const,
  rate: 0,
  rate_period: "month" as const,
  fee: 0,
  each: null,
};

/** Interest and fees; money that one lent has none. */
function getCosts({ direction, interest, rate, rate_period, fee, each }: DebtValues) {
  if (direction === "lent") return {};
  const charged = interest !== "none";
  return {
    interest,
    rate: charged ? (readRate(rate) ?? 0) : 0,
    rate_period,
    fee: fee ?? 0,
    each,
  };
}

/** What the debt begins with, as far as the form asks for it. */
function getStart({ direction, start, counts, ...values }: DebtValues) {
  const { paid, category_id, money_wallet_id } = values;
  if (start === "money") return { start, money_wallet_id: money_wallet_id || null };
  const counted = direction === "owed" ? { counts } : {};
  if (start === "purchase") return { start, ...counted, category_id: category_id || null };
  return { start, ...counted, paid: isCount(paid, 0) ? Number(paid) : 0 };
}

/** The request for the values; what the form does not show is left out. */
export function toBody(values: DebtValues): NewDebt {
  const { direction, name, with_whom, principal, instalments, first_due, remind } = values;
  return {
    ...UNASKED,
    direction,
    name,
    with_whom: with_whom || null,
    principal: principal ?? 0,
    instalments: Number(instalments),
    first_due,
    wallet_id: values.wallet_id || null,
    paylater: values.paylater,
    remind,
    ...getStart(values),
    ...getCosts(values),
  };
}

export function useDebtForm(start: DebtValues): DebtForm {
  const { t } = useLingui();
  const resolver = useMemo(() => valibotResolver(createSchema((words) => t(words))), [t]);
  return useForm<DebtValues>({ resolver, mode: "onSubmit", defaultValues: start });
}
