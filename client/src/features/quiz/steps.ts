import { api } from "@/api/client";

import type { BudgetItem, QuizResult, SuggestedGoal } from "./types";
import { presentBudgets, presentGoals, type Standing } from "./use-standing";

/** One thing of the result that a tap takes over. */
export interface Step {
  id: string;
  /** It is as suggested already. */
  settled: boolean;
  /** Whether it is settled is being asked. */
  asking?: boolean;
  apply: () => Promise<unknown>;
  /** The first parts of the query keys of what it changes, beside the quiz's own. */
  changes: readonly string[];
}

const PLANS = ["allocation", "budgets", "overview"];

export const goalStep = ({ kind }: SuggestedGoal) => `goal:${kind}`;

/** The items for which there is something to do: without a budget, or to be replaced by another. */
export function openItems(
  items: readonly BudgetItem[],
  budgets: Standing["budgets"],
  replace: boolean,
): BudgetItem[] {
  return items.filter(({ category_id, amount }) => {
    const present = budgets?.get(category_id);
    return present === undefined || (replace && present !== amount);
  });
}

/** Looks first, so that a budget made elsewhere meanwhile is not overwritten. */
async function applyBudget(items: readonly BudgetItem[], replace: boolean): Promise<void> {
  const { month, amounts } = await presentBudgets();
  const budgets = openItems(items, amounts, replace).map(({ category_id, amount }) => ({
    category_id,
    amount,
  }));
  if (budgets.length === 0) return;
  await api.PUT("/budgets", { params: { query: { month } }, body: { budgets } });
}

/** Called and drawn as its kind is, with nothing saved and no day by which it must be full. */
const PLAIN = { name: null, icon: null, due: null, saved: null };

/** Looks first: of a sending whose answer was lost nobody knows whether there is a goal. */
async function applyGoal({ kind, target, monthly }: SuggestedGoal): Promise<void> {
  if ((await presentGoals()).has(kind)) return;
  const body = { ...PLAIN, kind, target, monthly };
  await api.POST("/goals", { body });
}

function splitStep(result: QuizResult, { split, asking }: Standing): Step {
  const { needs, wants, savings } = result.split;
  return {
    id: "split",
    settled: split?.needs === needs && split.wants === wants && split.savings === savings,
    asking: asking.split,
    apply: () => api.PUT("/allocation", { body: { split: { needs, wants, savings } } }),
    changes: PLANS,
  };
}

function budgetSteps({ budget }: QuizResult, standing: Standing, replace: boolean): Step[] {
  const { budgets, asking } = standing;
  if (!budget || budget.items.length === 0) return [];
  return [
    {
      id: "budget",
      settled: budgets !== undefined && openItems(budget.items, budgets, replace).length === 0,
      asking: asking.budgets,
      apply: () => applyBudget(budget.items, replace),
      changes: PLANS,
    },
  ];
}

function goalSteps(result: QuizResult, { goals, asking }: Standing): Step[] {
  return result.goals.map((goal) => ({
    id: goalStep(goal),
    settled: goals?.has(goal.kind) ?? false,
    asking: asking.goals,
    apply: () => applyGoal(goal),
    changes: ["goals", "overview"],
  }));
}

function reminderSteps({ reminders }: QuizResult, standing: Standing): Step[] {
  if (reminders.length === 0) return [];
  const kinds = reminders.map(({ kind }) => kind);
  return [
    {
      id: "reminders",
      settled: kinds.every((kind) => standing.reminders.has(kind)),
      apply: () => api.PUT("/quiz/reminders", { body: { kinds } }),
      changes: ["reminders", "notification-choices"],
    },
  ];
}

/** Everything that can be taken over, in the order in which it is shown. */
export function stepsOf(result: QuizResult, standing: Standing, replace: boolean): Step[] {
  return [
    splitStep(result, standing),
    ...budgetSteps(result, standing, replace),
    ...goalSteps(result, standing),
    ...reminderSteps(result, standing),
  ];
}
