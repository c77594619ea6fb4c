import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";

import type { Transaction, TransactionType } from "../types";

/** The fields of a transaction that a person enters. */
export const RECORD_FIELDS = ["type", "amount", "category_id", "detail", "date"] as const;

type RecordField = (typeof RECORD_FIELDS)[number];

/** What is sent to the server. */
export type NewTransaction = Pick<Transaction, RecordField>;

/** The values of the form; the amount is null while nothing readable is typed. */
export type RecordValues = Omit<NewTransaction, "amount"> & { amount: number | null };

/** What the form begins with instead of an empty expense; an earlier row is one. */
export type RecordPreset = Pick<NewTransaction, "type" | "category_id"> & Partial<NewTransaction>;

declare module "@/ui/dialog/app-dialogs" {
  interface DialogRequests {
    record: { preset: RecordPreset } | undefined;
    edit: { transaction: Transaction };
  }
}

/** What the comparison of two versions calls the fields; it shows the type with the amount. */
export const FIELD_NAMES: Readonly<Record<Exclude<RecordField, "type">, MessageDescriptor>> = {
  amount: msg`Amount`,
  category_id: msg`Category`,
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

/** The default category of each type. */
export type DefaultCategories = Readonly<Record<TransactionType, string>>;

function createSchema(say: (words: MessageDescriptor) => string) {
  return v.object({
    type: v.picklist(["income", "expenses"]),
    amount: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount !== null, say(NO_AMOUNT)),
      v.check((amount) => amount === null || amount > 0, say(TOO_SMALL)),
    ),
    category_id: v.string(),
    detail: v.pipe(v.string(), v.trim(), v.maxLength(MAX_DETAIL_LENGTH, say(TOO_LONG))),
    date: v.string(),
  });
}

/** What determines the initial values of the form. */
export interface RecordStart {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  first?: DefaultCategories;
  preset?: RecordPreset;
}

/** Only what a person enters: an earlier row has more. */
function pickFields(preset: Partial<NewTransaction> = {}): Partial<NewTransaction> {
  const given = RECORD_FIELDS.filter((field) => preset[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, preset[field]]));
}

function getStartValues({ today, first = DEFAULT_CATEGORIES, preset }: RecordStart): RecordValues {
  const category_id = first.expenses;
  return {
    type: "expenses",
    amount: null,
    category_id,
    detail: "",
    ...pickFields(preset),
    date: today,
  };
}

/** What a form that was checked sends. */
export function toNewTransaction(values: RecordValues): NewTransaction {
  return { ...values, amount: values.amount ?? 0 };
}

/** The form of a record, with the preset or the defaults. */
export function useRecordForm(beginning: RecordStart) {
  const { t } = useLingui();
  const resolver = useMemo(() => valibotResolver(createSchema((words) => t(words))), [t]);
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
    if (first && !preset && category_id === DEFAULT_CATEGORIES[type]) {
      setValue("category_id", first[type]);
    }
  }, [first, preset, getValues, setValue]);
}

/** Whether closing would lose input. */
export function hasInput(values: RecordValues, typed: string, beginning: RecordStart): boolean {
  const start = getStartValues(beginning);
  const { first = DEFAULT_CATEGORIES } = beginning;
  // The other type alone, with its first category, is no input.
  const category_id = values.type === start.type ? start.category_id : first[values.type];
  const untouched = { ...start, type: values.type, category_id };
  const current = { ...values, detail: values.detail.trim() };
  return (
    (values.amount === null && typed !== "") ||
    RECORD_FIELDS.some((field) => current[field] !== untouched[field])
  );
}
