import type { Totals, Transaction, TransactionType } from "../types";
import type { Selection } from "./selection";

export interface ChosenRows {
  count: number;
  /** Income less expenses, in whole rupiah. */
  net: number;
  types: readonly TransactionType[];
  /** The category that all of them have; empty where they differ, or are not all known. */
  common: string;
}

/** What the chosen rows are and come to; of everything the totals tell, of others the rows. */
export function chosenOf(
  rows: readonly Transaction[],
  { ids, everything }: Selection,
  totals: Totals,
): ChosenRows {
  if (everything) {
    const types = (["expenses", "income"] as const).filter((type) => totals[type] > 0);
    return { count: totals.count, net: totals.income - totals.expenses, types, common: "" };
  }
  const chosen = rows.filter(({ id }) => ids.has(id));
  const sum = (type: TransactionType) =>
    chosen.reduce((total, row) => total + (row.type === type ? row.amount : 0), 0);
  const categories = new Set(chosen.map(({ category_id }) => category_id));
  const [first = ""] = categories;
  return {
    count: chosen.length,
    net: sum("income") - sum("expenses"),
    types: (["expenses", "income"] as const).filter((type) =>
      chosen.some((row) => row.type === type),
    ),
    common: categories.size === 1 ? first : "",
  };
}
