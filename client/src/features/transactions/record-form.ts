import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import * as v from "valibot";

import type { RecordPreset } from "@/lib/dialogs";

import type { TransactionType } from "./types";

export interface RecordValues {
  type: TransactionType;
  /** Whole rupiah; null while nothing readable is typed. */
  amount: number | null;
  category_id: string;
  detail: string;
  date: string;
}

/** The category of each type that is chosen until the person chooses another. */
export type FirstCategories = Readonly<Record<TransactionType, string>>;

export const FIRST_CATEGORY: FirstCategories = {
  expenses: "food-beverages",
  income: "salary",
};

/** What these are called before the categories are there. */
export const FIRST_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  [FIRST_CATEGORY.expenses]: msg`Food & Beverages`,
  [FIRST_CATEGORY.income]: msg`Salary`,
};

export const LONGEST_DETAIL = 200;

const NO_AMOUNT = msg`Enter an amount.`;
const TOO_SMALL = msg`The amount has to be above zero.`;
const TOO_LONG = msg`Use at most 200 characters.`;

function rules(say: (words: MessageDescriptor) => string) {
  return v.object({
    type: v.picklist(["income", "expenses"]),
    amount: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount !== null, say(NO_AMOUNT)),
      v.check((amount) => amount === null || amount > 0, say(TOO_SMALL)),
    ),
    category_id: v.string(),
    detail: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_DETAIL, say(TOO_LONG))),
    date: v.string(),
  });
}

/** What decides what a record begins with. */
export interface Beginning {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  first?: FirstCategories;
  preset?: RecordPreset;
}

function beginningOf({ today, first = FIRST_CATEGORY, preset }: Beginning): RecordValues {
  const category_id = first.expenses;
  return { type: "expenses", amount: null, category_id, detail: "", ...preset, date: today };
}

/** The form of one record: an expense of today and of the first category, or what was asked for. */
export function useRecordForm(beginning: Beginning) {
  const { t } = useLingui();
  const resolver = useMemo(() => valibotResolver(rules((words) => t(words))), [t]);
  const form = useForm<RecordValues>({
    resolver,
    mode: "onSubmit",
    defaultValues: beginningOf(beginning),
  });
  useKnownFirst(form, beginning);
  return form;
}

/** Takes the first category that the person has not hidden, once the categories are known. */
function useKnownFirst(
  { getValues, setValue }: UseFormReturn<RecordValues>,
  { first, preset }: Beginning,
): void {
  useEffect(() => {
    const { type, category_id } = getValues();
    if (first && !preset && category_id === FIRST_CATEGORY[type]) {
      setValue("category_id", first[type]);
    }
  }, [first, preset, getValues, setValue]);
}

/** Whether closing now would lose something that the person has chosen or typed. */
export function holdsInput(values: RecordValues, typed: string, beginning: Beginning): boolean {
  const start = beginningOf(beginning);
  const { first = FIRST_CATEGORY } = beginning;
  const category = values.type === start.type ? start.category_id : first[values.type];
  return (
    values.amount !== start.amount ||
    (values.amount === null && typed !== "") ||
    values.detail.trim() !== start.detail ||
    values.category_id !== category ||
    values.date !== start.date
  );
}
