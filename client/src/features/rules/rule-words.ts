import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatAgo } from "@/lib/relative-time";
import { useAmounts } from "@/ui/money/use-amounts";

import type { KnownCategory, Rule, RuleTargets } from "./types";

/** The category that a rule gives, if it gives one that is still there. */
export function findCategory(
  { category_id }: Pick<Rule, "category_id">,
  { categories }: RuleTargets,
): KnownCategory | undefined {
  return categories.find(({ id }) => id === category_id);
}

type Conditions = Pick<Rule, "text" | "type" | "min_amount" | "max_amount" | "wallet_id">;

/** Says which amounts are meant; nothing for all of them. */
function useAmountRange() {
  const { t } = useLingui();
  const { text } = useAmounts();
  return ({ min_amount, max_amount }: Conditions): string => {
    const least = min_amount !== null && text(min_amount);
    const most = max_amount !== null && text(max_amount);
    if (least && most)
      return min_amount === max_amount ? t`exactly ${least}` : t`${least} to ${most}`;
    if (least) return t`${least} or more`;
    return most ? t`up to ${most}` : "";
  };
}

/** Gives the conditions of a rule as a plain sentence. */
export function useConditionText({ wallets }: RuleTargets) {
  const { t } = useLingui();
  const rangeOf = useAmountRange();
  return (rule: Conditions): string => {
    const { text, type, wallet_id } = rule;
    const wallet = wallets.find(({ id }) => id === wallet_id)?.name;
    const types = { income: t`income only`, expenses: t`expenses only` };
    const parts = [
      text ? t`Text contains “${text}”` : t`Any text`,
      type && types[type],
      rangeOf(rule),
      wallet && t`in ${wallet}`,
    ];
    return parts.filter(Boolean).join(", ");
  };
}

/** Gives what a rule does. */
export function useOutcomeText(targets: RuleTargets) {
  const { t } = useLingui();
  return (rule: Pick<Rule, "leave_out" | "category_id" | "detail">): string => {
    if (rule.leave_out) return t`Leave out`;
    const { detail } = rule;
    const label = findCategory(rule, targets)?.label;
    return [label, detail && t`detail “${detail}”`].filter(Boolean).join(", ");
  };
}

/** Gives a rule as one line: its conditions, and what it does. */
export function useRuleSentence(targets: RuleTargets) {
  const when = useConditionText(targets);
  const outcome = useOutcomeText(targets);
  return (rule: Rule): string => `${when(rule)} → ${outcome(rule)}`;
}

/** Gives how often a rule has acted, and when last. */
export function useHitsText() {
  const { t } = useLingui();
  const { language } = useLanguage();
  return ({ hits, last_hit_at }: Pick<Rule, "hits" | "last_hit_at">): string => {
    if (hits === 0) return t`Not used yet`;
    const often = t`${plural(hits, { one: "Used once", other: "Used # times" })}`;
    return last_hit_at ? `${often} · ${formatAgo(last_hit_at, language)}` : often;
  };
}
