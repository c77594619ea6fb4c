import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import * as v from "valibot";

import { getFirstDate, hasAmount, MAX_LENGTH, type ReminderValues } from "./reminder-values";

/** The fields that come once more is asked for. */
export const MORE_FIELDS = [
  "amount_mode",
  "shift",
  "until",
  "times",
  "automatic",
  "kind",
] as const satisfies readonly (keyof ReminderValues)[];

/** The fields that the server knows, in the order in which they are shown. */
export const REMINDER_FIELDS = [
  "description",
  "amount",
  "category_id",
  "wallet_id",
  "to_wallet_id",
  "day",
  "time",
  "frequency",
  "every",
  "month_day",
  ...MORE_FIELDS,
] as const satisfies readonly (keyof ReminderValues)[];

export type ReminderForm = UseFormReturn<ReminderValues>;

const MOST_STEPS = 99;
const MOST_TIMES = 999;

const NO_WORDS = msg`Enter what you want to be reminded about.`;
const TOO_LONG = msg`Use at most 200 characters.`;
const TOO_SMALL = msg`Enter an amount above 0.`;
const NO_AMOUNT = msg`Enter an amount.`;
const NO_TARGET = msg`Choose the wallet it goes to.`;
const NO_STEPS = msg`Enter a number from 1 to 99.`;
const NO_TIMES = msg`Enter a number from 1 to 999.`;
const NO_END = msg`Choose the last day.`;
const EARLY_END = msg`Choose the first day or a later one.`;

/** Whether a text is a whole number from 1 on. */
function isCount(text: string, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;
}

/** Whether its first amount must be known: of a fixed one, and of what nobody is asked for. */
function needsAmount(values: ReminderValues): boolean {
  return hasAmount(values) && (values.amount_mode === "fixed" || values.automatic);
}

const endsBy = ({ frequency, ends }: ReminderValues, how: ReminderValues["ends"]) =>
  frequency !== "once" && ends === how;

/** What else must hold, in the order in which the fields are shown. */
const CHECKS: readonly {
  field: keyof ReminderValues;
  words: MessageDescriptor;
  isRight: (values: ReminderValues) => boolean;
}[] = [
  {
    field: "amount",
    words: TOO_SMALL,
    isRight: (all) => !hasAmount(all) || all.amount === null || all.amount > 0,
  },
  {
    field: "amount",
    words: NO_AMOUNT,
    isRight: (all) => !needsAmount(all) || all.amount !== null,
  },
  {
    field: "to_wallet_id",
    words: NO_TARGET,
    isRight: ({ entry, to_wallet_id }) => entry !== "transfer" || to_wallet_id !== "",
  },
  {
    field: "every",
    words: NO_STEPS,
    isRight: ({ frequency, every }) => frequency === "once" || isCount(every, MOST_STEPS),
  },
  {
    field: "times",
    words: NO_TIMES,
    isRight: (all) => !endsBy(all, "count") || isCount(all.times, MOST_TIMES),
  },
  {
    field: "until",
    words: NO_END,
    isRight: (all) => !endsBy(all, "period") || all.until !== null,
  },
  {
    field: "until",
    words: EARLY_END,
    isRight: (all) =>
      !endsBy(all, "period") || all.until === null || all.until >= getFirstDate(all),
  },
];

function createSchema(say: (words: MessageDescriptor) => string) {
  const values = v.object({
    description: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, say(NO_WORDS)),
      v.maxLength(MAX_LENGTH, say(TOO_LONG)),
    ),
    day: v.string(),
    time: v.string(),
    frequency: v.picklist(["once", "daily", "weekly", "monthly", "yearly"]),
    every: v.pipe(v.string(), v.trim()),
    month_day: v.string(),
    shift: v.picklist(["", "before", "after"]),
    ends: v.picklist(["forever", "period", "count"]),
    until: v.nullable(v.string()),
    times: v.pipe(v.string(), v.trim()),
    kind: v.picklist(["bill", "saving", "investment", "other"]),
    entry: v.picklist(["none", "expenses", "income", "transfer"]),
    amount_mode: v.picklist(["fixed", "last", "asked"]),
    amount: v.nullable(v.number()),
    category_id: v.string(),
    wallet_id: v.string(),
    to_wallet_id: v.string(),
    automatic: v.boolean(),
  });
  const check = v.rawCheck<ReminderValues>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { field, words, isRight } of CHECKS) {
      if (isRight(input)) continue;
      const value = input[field];
      const at = { type: "object", origin: "value", key: field, value } as const;
      addIssue({ message: say(words), path: [{ ...at, input: { ...input } }] });
    }
  });
  return v.pipe(values, check);
}

export function useReminderForm(defaultValues: ReminderValues): ReminderForm {
  const { t } = useLingui();
  const resolver = useMemo(() => valibotResolver(createSchema((words) => t(words))), [t]);
  return useForm<ReminderValues>({ resolver, mode: "onSubmit", defaultValues });
}
