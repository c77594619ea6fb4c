import { useDialogs } from "@/lib/dialogs";

import type { Transaction } from "../types";
import { useDelete } from "./use-delete";

/** What can be done with one row of the list. */
export function useRowActs(transaction: Transaction) {
  const open = useDialogs();
  const remove = useDelete();
  const { type, category_id, amount, detail } = transaction;
  return {
    edit: () => open("edit", { transaction }),
    duplicate: () => open("record", { preset: { type, category_id, amount, detail } }),
    remove: () => remove(transaction),
  };
}
