import type { Budget } from "./types";

/** What the amounts of a month can be filled from. */
export type FillSource = "previous" | "proposal";

export type Amounts = Readonly<Record<string, number | null>>;

/** The amounts as they are saved. */
export function getSavedAmounts(budgets: readonly Budget[]): Amounts {
  return Object.fromEntries(budgets.map(({ category_id, amount }) => [category_id, amount]));
}

/** The amounts filled from last month or from the proposal; where that has none they stay. */
export function fillAmounts(
  budgets: readonly Budget[],
  amounts: Amounts,
  filling: FillSource,
): { amounts: Amounts; count: number } {
  const known = budgets.filter((budget) => budget[filling] !== null);
  const filled = known.map((budget) => [budget.category_id, budget[filling]]);
  return { amounts: { ...amounts, ...Object.fromEntries(filled) }, count: known.length };
}

/** The changed amounts in the form of the request. */
export function getChanges(budgets: readonly Budget[], amounts: Amounts) {
  return budgets
    .map(({ category_id, amount }) => ({ category_id, before: amount }))
    .filter(({ category_id, before }) => (amounts[category_id] ?? null) !== before)
    .map(({ category_id }) => ({ category_id, amount: amounts[category_id] ?? null }));
}

/** The sum of the amounts. */
export function sumAmounts(amounts: Amounts): number {
  return Object.values(amounts).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}
