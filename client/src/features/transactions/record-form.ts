import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";

import type { TransactionType } from "./types";

export interface RecordValues {
  type: TransactionType;
  /** Whole rupiah; null while nothing readable is typed. */
  amount: number | null;
  category_id: string;
  detail: string;
  date: string;
}

/** The category that is chosen until the person chooses another. */
export const FIRST_CATEGORY: Record<TransactionType, string> = {
  expenses: "food-beverages",
  income: "salary",
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

/** The form of one record: an expense of today until the person says otherwise. */
export function useRecordForm(today: string) {
  const { t } = useLingui();
  const resolver = useMemo(() => valibotResolver(rules((words) => t(words))), [t]);
  return useForm<RecordValues>({
    resolver,
    mode: "onSubmit",
    defaultValues: {
      type: "expenses",
      amount: null,
      category_id: FIRST_CATEGORY.expenses,
      detail: "",
      date: today,
    },
  });
}

/** Whether closing now would lose something that the person has chosen or typed. */
export function holdsInput(values: RecordValues, typed: string, today: string): boolean {
  return (
    typed !== "" ||
    values.detail.trim() !== "" ||
    values.category_id !== FIRST_CATEGORY[values.type] ||
    values.date !== today
  );
}
