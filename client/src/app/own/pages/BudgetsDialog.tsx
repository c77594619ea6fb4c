import type { OpenedDialog } from "@/lib/dialogs";

/** To be drawn. */
export default function BudgetsDialog(_: OpenedDialog<"budgets">) {
  return null;
}
