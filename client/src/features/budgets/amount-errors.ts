import { AppError } from "@/api/errors";

import type { BudgetChange } from "./types";

export type AmountErrors = Readonly<Record<string, string>>;

/** What the server said about amounts, by the category that each was sent for. */
export function getAmountErrors(error: unknown, sent: readonly BudgetChange[]): AmountErrors {
  if (!(error instanceof AppError)) return {};
  const said = Object.entries(error.errors).flatMap(([field, sentences]) => {
    const [, place] = /^budgets\.(\d+)\./.exec(field) ?? [];
    const change = place === undefined ? undefined : sent[Number(place)];
    return change ? [[change.category_id, sentences.join(" ")]] : [];
  });
  return Object.fromEntries(said) as AmountErrors;
}
