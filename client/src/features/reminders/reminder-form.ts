import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";

import { getFirstDate, MAX_LENGTH, type ReminderValues } from "./reminder-values";

export const REMINDER_FIELDS = [
  "description",
  "day",
  "time",
  "frequency",
  "month_day",
  "until",
  "kind",
  "amount",
  "category_id",
  "wallet_id",
] as const;

const NO_WORDS = msg`Enter what you want to be reminded about.`;
const TOO_LONG = msg`Use at most 200 characters.`;
const TOO_SMALL = msg`Enter an amount above 0.`;
const NO_END = msg`Choose the last day.`;
const EARLY_END = msg`Choose the first day or a later one.`;

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
    month_day: v.string(),
    ends: v.picklist(["forever", "period"]),
    until: v.nullable(v.string()),
    kind: v.picklist(["bill", "saving", "investment", "other"]),
    amount: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount === null || amount > 0, say(TOO_SMALL)),
    ),
    category_id: v.string(),
    // A draft of an earlier version has none.
    wallet_id: v.fallback(v.string(), ""),
  });
  const ends = ({ frequency, ends: how }: ReminderValues) =>
    frequency !== "once" && how === "period";
  return v.pipe(
    values,
    v.forward(
      v.check((all) => !ends(all) || all.until !== null, say(NO_END)),
      ["until"],
    ),
    v.forward(
      v.check((all) => !ends(all) || (all.until ?? all.day) >= getFirstDate(all), say(EARLY_END)),
      ["until"],
    ),
  );
}

export function useReminderForm(defaultValues: ReminderValues) {
  const { t } = useLingui();
  const resolver = useMemo(() => valibotResolver(createSchema((words) => t(words))), [t]);
  return useForm<ReminderValues>({ resolver, mode: "onSubmit", defaultValues });
}
