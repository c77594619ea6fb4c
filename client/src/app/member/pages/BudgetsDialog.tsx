import { BudgetsDialog } from "@/features/budgets/BudgetsDialog";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";

/** The budgets of this month over any page. */
export default function BudgetsOfMonth({ onClose }: OpenedDialog<"budgets">) {
  return <BudgetsDialog onClose={onClose} />;
}
