import { valibotResolver } from "@hookform/resolvers/valibot";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";

import type { NewRule, Rule } from "./types";

export const LONGEST_TEXT = 100;
export const LONGEST_DETAIL = 200;

/** What a rule does: it gives a category, changes nothing but the detail, or leaves rows out. */
export const OUTCOMES = ["category", "detail", "leave_out"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const TYPES = ["both", "expenses", "income"] as const;

/** The values of the form; amounts in whole rupiah, null while nothing readable is typed. */
export interface RuleValues {
  text: string;
  type: (typeof TYPES)[number];
  min_amount: number | null;
  max_amount: number | null;
  /** Empty for any wallet. */
  wallet_id: string;
  outcome: Outcome;
  category_id: string;
  detail: string;
}

/** As the server names them, in the order of the form. */
export const RULE_FIELDS = [
  "text",
  "type",
  "min_amount",
  "max_amount",
  "wallet_id",
  "category_id",
  "detail",
] as const;

const NO_CONDITION = msg`Say what the rule looks for, such as a text or an amount.`;
const NOT_ABOVE = msg`Enter at least the amount before it.`;
const NO_CATEGORY = msg`Choose a category.`;
const NO_DETAIL = msg`Enter the new detail.`;

const hasCondition = ({ text, type, min_amount, max_amount, wallet_id }: RuleValues) =>
  text.trim() !== "" ||
  type !== "both" ||
  min_amount !== null ||
  max_amount !== null ||
  wallet_id !== "";

const isRange = ({ min_amount, max_amount }: RuleValues) =>
  min_amount === null || max_amount === null || min_amount <= max_amount;

/** What is wrong with the values together, each with the field at which it is said. */
const CHECKS: readonly {
  field: "text" | "max_amount" | "category_id" | "detail";
  isFine: (values: RuleValues) => boolean;
  words: MessageDescriptor;
}[] = [
  { field: "text", isFine: hasCondition, words: NO_CONDITION },
  { field: "max_amount", isFine: isRange, words: NOT_ABOVE },
  {
    field: "category_id",
    isFine: ({ outcome, category_id }) => outcome !== "category" || category_id !== "",
    words: NO_CATEGORY,
  },
  {
    field: "detail",
    isFine: ({ outcome, detail }) => outcome !== "detail" || detail.trim() !== "",
    words: NO_DETAIL,
  },
];

const fields = v.object({
  text: v.string(),
  type: v.picklist(TYPES),
  min_amount: v.nullable(v.number()),
  max_amount: v.nullable(v.number()),
  wallet_id: v.string(),
  outcome: v.picklist(OUTCOMES),
  category_id: v.string(),
  detail: v.string(),
});

function createSchema(say: (words: MessageDescriptor) => string) {
  const check = v.rawCheck<RuleValues>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const { field, isFine, words } of CHECKS) {
      if (isFine(input)) continue;
      const at = {
        type: "object",
        origin: "value",
        input,
        key: field,
        value: input[field],
      } as const;
      addIssue({ message: say(words), path: [{ ...at, input: { ...input } }] });
    }
  });
  return v.pipe(fields, check);
}

export function useRuleForm(before: RuleValues) {
  const { t } = useLingui();
  const resolver = useMemo(() => valibotResolver(createSchema((words) => t(words))), [t]);
  return useForm<RuleValues>({ resolver, mode: "onSubmit", defaultValues: before });
}

export type RuleForm = ReturnType<typeof useRuleForm>;

/** What a new rule begins with. */
export const NEW_VALUES: RuleValues = {
  text: "",
  type: "both",
  min_amount: null,
  max_amount: null,
  wallet_id: "",
  outcome: "category",
  category_id: "",
  detail: "",
};

function outcomeOf({ leave_out, category_id }: Rule): Outcome {
  if (leave_out) return "leave_out";
  return category_id ? "category" : "detail";
}

/** A rule as the form shows it. */
export function toValues(rule: Rule): RuleValues {
  const { text, type, min_amount, max_amount, wallet_id, category_id, detail } = rule;
  return {
    text,
    type: type ?? "both",
    min_amount,
    max_amount,
    wallet_id: wallet_id ?? "",
    outcome: outcomeOf(rule),
    category_id: category_id ?? "",
    detail: detail ?? "",
  };
}

/** The values as the server takes them; what the chosen outcome does not show is left out. */
export function toBody(values: RuleValues): NewRule {
  const { text, type, min_amount, max_amount, wallet_id, outcome, category_id, detail } = values;
  return {
    text: text.trim(),
    type: type === "both" ? null : type,
    min_amount,
    max_amount,
    wallet_id: wallet_id || null,
    category_id: outcome === "category" ? category_id || null : null,
    detail: outcome === "leave_out" ? null : detail.trim() || null,
    leave_out: outcome === "leave_out",
  };
}
