import type { Rule, RuleTargets, Trial, TrialEntry } from "@/features/rules/types";

import { answer, type Call, serve } from "../support/server";

/** A rule that puts a shop in Groceries. */
export function rule(id: string, more: Partial<Rule> = {}): Rule {
  return {
    id,
    position: 1,
    text: "Indomaret",
    type: null,
    min_amount: null,
    max_amount: null,
    wallet_id: null,
    category_id: "groceries",
    detail: null,
    leave_out: false,
    hits: 0,
    last_hit_at: null,
    created_at: "2026-08-01T03:00:00Z",
    ...more,
  };
}

export const TARGETS: RuleTargets = {
  categories: [
    { id: "groceries", label: "Groceries", icon: "basket", color: null, type: "expenses" },
    { id: "salary", label: "Salary", icon: "briefcase", color: null, type: "income" },
  ],
  wallets: [
    { id: "BCA", name: "BCA", archived: false },
    { id: "CASH", name: "Cash", archived: false },
  ],
};

const FOOD = { id: "food", name: "food", label: "Food", icon: "bowl", color: null };
const GROCERIES = { id: "groceries", name: "g", label: "Groceries", icon: "basket", color: null };

function sampleEntry(id: string, more: Partial<TrialEntry> = {}): TrialEntry {
  return {
    id,
    date: "2026-08-20",
    detail: "Indomaret Kemang",
    amount: -25_000,
    category: FOOD,
    new_category: GROCERIES,
    new_detail: null,
    ...more,
  };
}

/** What a rule would do to so many entries. */
export function trial(changes: number, matches = changes): Trial {
  return { matches, changes, sample: changes > 0 ? [sampleEntry("e1")] : [] };
}

/** Serves these rules, and what a test adds. */
export function serveRules(rules: readonly Rule[], more: Parameters<typeof serve>[0] = {}): Call[] {
  return serve({ "GET /rules": () => answer({ datas: rules }), ...more });
}
