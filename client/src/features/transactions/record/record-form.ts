import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";

import type { Transaction, TransactionType, Transfer } from "../types";
import type { WaitingRecord } from "./entry-outbox";

/** The fields of an income or an expense that a person enters. */
const RECORD_FIELDS = ["type", "amount", "category_id", "wallet_id", "detail", "date"] as const;

/** The fields of a transfer that a person enters. */
const TRANSFER_FIELDS = ["amount", "wallet_id", "to_wallet_id", "fee", "detail", "date"] as const;

/** What can be recorded. */
export type RecordType = TransactionType | "transfer";

export type RecordField = (typeof RECORD_FIELDS)[number] | (typeof TRANSFER_FIELDS)[number];

/** The fields of a type in the order in which they are shown. */
export function getFields(type: RecordType): readonly RecordField[] {
  return type === "transfer" ? TRANSFER_FIELDS : RECORD_FIELDS;
}

/** An income or an expense as it is sent; without a wallet it goes to the first one. */
export type NewTransaction = Pick<Transaction, "amount" | "category_id" | "detail" | "date"> & {
  type: TransactionType;
  wallet_id?: string;
};

/** A transfer as it is sent, with its type. */
export type NewTransfer = Pick<Transfer, "amount" | "wallet_id" | "fee" | "detail" | "date"> & {
  type: "transfer";
  to_wallet_id: string;
};

export type NewEntry = NewTransaction | NewTransfer;

/** The values of the form; amounts are null while nothing readable is typed. */
export interface RecordValues {
  type: RecordType;
  amount: number | null;
  category_id: string;
  /** The chosen wallet; empty where the person has chosen none. */
  wallet_id: string;
  to_wallet_id: string;
  fee: number | null;
  detail: string;
  date: string;
}

/** What the form begins with instead of an empty expense; an earlier row is one. */
export type RecordPreset = Pick<RecordValues, "type" | "category_id"> & Partial<RecordValues>;

/** A row of the ledger that the form can change. */
export type EditableRow = (Transaction | Transfer) & { type: RecordType };

declare module "@/ui/dialog/app-dialogs" {
  interface DialogRequests {
    /** What the form begins with: a row to copy, a text that fills it, an entry of the outbox. */
    record:
      | { preset: RecordPreset }
      | { copy: Transaction }
      | { text: string }
      | { waiting: WaitingRecord }
      | undefined;
    /** A row to change, or the transfer with this id. */
    edit: { transaction: Transaction } | { transferId: string };
  }
}

/** What the comparison of two versions calls the fields; it shows the type with the amount. */
export const FIELD_NAMES: Readonly<Record<Exclude<RecordField, "type">, MessageDescriptor>> = {
  amount: msg`Amount`,
  category_id: msg`Category`,
  wallet_id: msg`Wallet`,
  to_wallet_id: msg({ message: "To", context: "wallet" }),
  fee: msg`Fee`,
  detail: msg`Detail`,
  date: msg`Date`,
};

export const DEFAULT_CATEGORIES: DefaultCategories = {
  expenses: "food-beverages",
  income: "salary",
};

/** The names of the default categories before the categories have loaded. */
export const DEFAULT_CATEGORY_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  [DEFAULT_CATEGORIES.expenses]: msg`Food & Beverages`,
  [DEFAULT_CATEGORIES.income]: msg`Salary`,
};

export const MAX_DETAIL_LENGTH = 200;

const NO_AMOUNT = msg`Enter an amount.`;

const TOO_SMALL = msg`Enter an amount above 0.`;

const TOO_LONG = msg`Use at most 200 characters.`;

const SAME_WALLET = msg`Choose another wallet than the one the money comes from.`;

const LARGE_FEE = msg`The fee can't be more than the amount.`;

/** The default category of each type. */
export type DefaultCategories = Readonly<Record<TransactionType, string>>;

/** The amount and the fee of a transfer that is edited. */
type Priced = Pick<RecordValues, "amount" | "fee">;

function createSchema(say: (words: MessageDescriptor) => string, before?: Priced) {
  const isPossibleFee = (values: Priced & Pick<RecordValues, "type">) =>
    values.type !== "transfer" ||
    isCovered(values) ||
    (before !== undefined && isNoLargerFee(values, before));
  const fields = v.object({
    type: v.picklist(["income", "expenses", "transfer"]),
    amount: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount !== null, say(NO_AMOUNT)),
      v.check((amount) => amount === null || amount > 0, say(TOO_SMALL)),
    ),
    category_id: v.string(),
    detail: v.pipe(v.string(), v.trim(), v.maxLength(MAX_DETAIL_LENGTH, say(TOO_LONG))),
    date: v.string(),
    wallet_id: v.string(),
    to_wallet_id: v.string(),
    fee: v.nullable(v.number()),
  });
  return v.pipe(
    fields,
    v.forward(v.partialCheck([["type"], ...PAIR], isPossiblePair, say(SAME_WALLET)), [
      "to_wallet_id",
    ]),
    v.forward(v.partialCheck([["type"], ["amount"], ["fee"]], isPossibleFee, say(LARGE_FEE)), [
      "fee",
    ]),
  );
}

const PAIR = [["wallet_id"], ["to_wallet_id"]] as const;

type Pair = Pick<RecordValues, "type" | "wallet_id" | "to_wallet_id">;

function isPossiblePair({ type, wallet_id, to_wallet_id }: Pair): boolean {
  return type !== "transfer" || to_wallet_id === "" || wallet_id !== to_wallet_id;
}

function isCovered({ amount, fee }: Priced): boolean {
  return (fee ?? 0) <= (amount ?? 0);
}

/** A fee can have been raised above the amount as an expense; an edit may leave it so. */
function isNoLargerFee({ amount, fee }: Priced, before: Priced): boolean {
  return (fee ?? 0) <= (before.fee ?? 0) && (amount ?? 0) >= (before.amount ?? 0);
}

/** What determines the initial values of the form. */
export interface RecordStart {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  first?: DefaultCategories;
  preset?: RecordPreset;
  /** Of an edit; must stay the same object. */
  before?: Priced;
}

/** Only what a person enters: an earlier row has more. */
function pickFields(row: Partial<Record<RecordField, unknown>> = {}): Partial<RecordValues> {
  const fields = [...RECORD_FIELDS, ...TRANSFER_FIELDS];
  const given = fields.filter((field) => row[field] !== undefined && row[field] !== null);
  return Object.fromEntries(given.map((field) => [field, row[field]]));
}

/** What an earlier row lets the form begin with. */
export function toPreset(row: EditableRow): RecordPreset {
  const { type, category_id } = row;
  return { ...pickFields(row), type, category_id };
}

function getStartValues({ today, first = DEFAULT_CATEGORIES, preset }: RecordStart): RecordValues {
  const category_id = first.expenses;
  return {
    type: "expenses",
    amount: null,
    category_id,
    wallet_id: "",
    to_wallet_id: "",
    fee: 0,
    detail: "",
    ...pickFields(preset),
    date: today,
  };
}

/** What a form that was checked sends. */
export function toNewEntry({ type, category_id, ...values }: RecordValues): NewEntry {
  const { amount, wallet_id, to_wallet_id, fee, detail, date } = values;
  const entered = { amount: amount ?? 0, detail, date };
  if (type === "transfer") return { type, ...entered, wallet_id, to_wallet_id, fee: fee ?? 0 };
  return { type, category_id, ...entered, ...(wallet_id && { wallet_id }) };
}

/** The form of a record, with the preset or the defaults. */
export function useRecordForm(beginning: RecordStart) {
  const { t } = useLingui();
  const { before } = beginning;
  const resolver = useMemo(
    () => valibotResolver(createSchema((words) => t(words), before)),
    [t, before],
  );
  const form = useForm<RecordValues>({
    resolver,
    mode: "onSubmit",
    defaultValues: getStartValues(beginning),
  });
  useDefaultCategory(form, beginning);
  return form;
}

/** Applies the default category once the visible categories are known. */
function useDefaultCategory(
  { getValues, setValue }: UseFormReturn<RecordValues>,
  { first, preset }: RecordStart,
): void {
  useEffect(() => {
    const { type, category_id } = getValues();
    if (type === "transfer") return;
    if (first && !preset && category_id === DEFAULT_CATEGORIES[type]) {
      setValue("category_id", first[type]);
    }
  }, [first, preset, getValues, setValue]);
}

/** The fields that the form fills in itself where the person chooses nothing. */
const PRESET: readonly RecordField[] = ["wallet_id", "to_wallet_id"];

/** Whether closing would lose input. */
export function hasInput(values: RecordValues, typed: string, beginning: RecordStart): boolean {
  const start = getStartValues(beginning);
  const { first = DEFAULT_CATEGORIES } = beginning;
  const { type } = values;
  // The other type alone, with its first category, is no input, and neither is a wallet alone.
  const category_id = type === start.type || type === "transfer" ? start.category_id : first[type];
  const untouched = { ...start, type, category_id };
  const current = { ...values, detail: values.detail.trim() };
  const isUnset = (field: RecordField) => PRESET.includes(field) && untouched[field] === "";
  return (
    (values.amount === null && typed !== "") ||
    getFields(type).some((field) => current[field] !== untouched[field] && !isUnset(field))
  );
}
