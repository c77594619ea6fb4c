import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useMemo } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";

import type { RecordPreset } from "@/ui/dialog/app-dialogs";

import type { TransactionType } from "../types";

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

const TOO_SMALL = msg`The amount has to be above zero.`;

const TOO_LONG = msg`Use at most 200 characters.`;

export interface RecordValues {
  type: TransactionType;
  /** Whole rupiah; null while nothing readable is typed. */
  amount: number | null;
  category_id: string;
  detail: string;
  date: string;
}

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

function getStartValues({ today, first = DEFAULT_CATEGORIES, preset }: RecordStart): RecordValues {
  const category_id = first.expenses;
  return { type: "expenses", amount: null, category_id, detail: "", ...preset, date: today };
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
  const category = values.type === start.type ? start.category_id : first[values.type];
  return (
    values.amount !== start.amount ||
    (values.amount === null && typed !== "") ||
    values.detail.trim() !== start.detail ||
    values.category_id !== category ||
    values.date !== start.date
  );
}

/**
 * Focuses the field after the dialog has opened; on touch devices the dialog takes the focus first.
 */
export function useFocusOnOpen(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const opened = setTimeout(() => field.current?.focus());
    return () => clearTimeout(opened);
  }, [field]);
}
