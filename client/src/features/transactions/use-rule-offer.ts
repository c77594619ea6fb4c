import { useOpenDialog } from "@/ui/dialog/app-dialogs";

import type { Transaction } from "./types";

type Corrected = Pick<Transaction, "type" | "category_id" | "detail" | "booked_for">;

/** The detail that all these entries have; empty where they differ or no rule is about one. */
function getCommonDetail(rows: readonly Corrected[]): string {
  const [first] = rows;
  const isSame = rows.every(
    ({ type, detail, booked_for }) =>
      (type === "income" || type === "expenses") &&
      type === first?.type &&
      detail === first.detail &&
      // What other features booked follows those.
      !booked_for,
  );
  return (isSame && first?.detail) || "";
}

/** Offers a rule after entries, given as they were before, got another category. */
export function useRuleOffer() {
  const open = useOpenDialog();
  return (before: readonly Corrected[], category_id: string) => {
    const text = getCommonDetail(before);
    const isCorrected = before.some((row) => row.category_id !== category_id);
    if (text && isCorrected) open("rule", { correction: { text, category_id } });
  };
}
