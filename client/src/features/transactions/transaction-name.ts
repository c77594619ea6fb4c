import type { Transaction } from "./types";

/** What a transaction is called in a list: what the person wrote, else its category. */
export function getTransactionName({ detail, category_label }: Transaction): string {
  return detail || category_label;
}
