import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";

import type { Picture } from "./types";

/** The values of the goal form; amounts in whole rupiah, null while unreadable. */
export interface GoalValues {
  name: string;
  /** The picture as the API names it. */
  icon: Picture;
  target: number | null;
  /** A day, or null for some day. */
  due: string | null;
  /** The amount saved so far; only for a new goal. */
  saved: number | null;
  monthly: number | null;
  /** The wallet that its money is in; empty without one. */
  wallet_id: string;
}

export const MAX_NAME_LENGTH = 40;
export const GOAL_FIELDS = [
  "target",
  "saved",
  "icon",
  "name",
  "due",
  "monthly",
  "wallet_id",
] as const;

const NO_NAME = msg`Give your goal a name.`;
const LONG_NAME = msg`Use at most 40 characters.`;
const NO_TARGET = msg`Enter how much you need.`;
const TOO_SMALL = msg`Enter an amount above 0.`;
const PAST = msg`This day has passed. Choose today or a later day.`;

interface GoalStart {
  before: GoalValues;
  /** A goal of one's own has to be named; others are called as their kind. */
  own: boolean;
  /** Today where the person lives. */
  today: string;
}

function createSchema(
  say: (words: MessageDescriptor) => string,
  { before, own, today }: GoalStart,
) {
  return v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(own ? 1 : 0, say(NO_NAME)),
      v.maxLength(MAX_NAME_LENGTH, say(LONG_NAME)),
    ),
    icon: v.custom<Picture>((icon) => typeof icon === "string"),
    target: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount !== null, say(NO_TARGET)),
      v.check((amount) => amount === null || amount > 0, say(TOO_SMALL)),
    ),
    due: v.pipe(
      v.nullable(v.string()),
      // A day that has passed meanwhile may stay.
      v.check((day) => day === null || day >= today || day === before.due, say(PAST)),
    ),
    saved: v.nullable(v.number()),
    monthly: v.pipe(
      v.nullable(v.number()),
      v.check((amount) => amount === null || amount > 0, say(TOO_SMALL)),
    ),
    // A draft of an earlier version has none.
    wallet_id: v.fallback(v.string(), ""),
  });
}

export function useGoalForm({ before, own, today }: GoalStart) {
  const { t } = useLingui();
  const resolver = useMemo(
    () => valibotResolver(createSchema((words) => t(words), { before, own, today })),
    [t, before, own, today],
  );
  return useForm<GoalValues>({ resolver, mode: "onSubmit", defaultValues: before });
}
