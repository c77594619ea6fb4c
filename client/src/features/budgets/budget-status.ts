import type { Budget } from "./types";

const WHOLE = 100;

/** The status of a category in its month; text and colour derive from it. */
export type BudgetStatus = "over" | "full" | "near" | "within";

/** How much of what can be spent is used, in whole percent and rounded down. */
export function getUsedPercent({ spent, available }: Pick<Budget, "spent" | "available">): number {
  if (available === null || available <= 0) return spent > 0 ? WHOLE : 0;
  return Math.floor((spent * WHOLE) / available);
}

/** Computes the status of a budget: overspent, used up, nearly used up, or within. */
export function getStatus({
  left,
  spent,
  alert,
}: Pick<Budget, "left" | "spent" | "alert">): BudgetStatus {
  if (left !== null && left < 0) return "over";
  if (left === 0 && spent > 0) return "full";
  return alert === null ? "within" : "near";
}

/** The position of today's pace on the bar, in percent; null without a mark. */
export function getPacePercent({ pace, available }: Budget): number | null {
  if (pace === null || available === null || available <= 0) return null;
  return Math.min(WHOLE, Math.max(0, (pace * WHOLE) / available));
}

/** Those that are to be looked at, the worst first and each in the person's order. */
export function listAlerted(budgets: readonly Budget[]): Budget[] {
  const raised = budgets.filter(({ alert }) => alert !== null);
  const rank = (budget: Budget) => ["over", "full", "near"].indexOf(getStatus(budget));
  return raised.toSorted((one, other) => rank(one) - rank(other));
}

/** The id of the row that folds the categories without a budget. */
export const NOT_BUDGETED_ID = "not-budgeted";

/** The id of the button of a category's card or row, to which its alert leads. */
export function getCardId(categoryId: string): string {
  return `budget-${categoryId}`;
}
