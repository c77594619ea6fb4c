import AmountDialog from "./AmountDialog";
import type { HeroDialog } from "./BudgetHero";
import EditAllDialog from "./EditAllDialog";
import type { FillSource } from "./fill-amounts";
import IncomeDialog from "./IncomeDialog";
import SafeDialog from "./SafeDialog";
import SplitDialog from "./SplitDialog";
import type { Allocation, Budgets } from "./types";

interface BudgetDialogsProps {
  request: BudgetDialogRequest;
  budgets: Budgets | undefined;
  allocation: Allocation | undefined;
  onClose: () => void;
}

/** Renders the requested dialog while its data exists. */
export default function BudgetDialogs(props: BudgetDialogsProps) {
  const { request, budgets, allocation, onClose } = props;
  if (request.do === "all") {
    return budgets ? (
      <EditAllDialog budgets={budgets} filling={request.filling} onClose={onClose} />
    ) : null;
  }
  if (request.do === "amount") {
    const budget = budgets?.datas.find(({ category_id }) => category_id === request.id);
    return budgets && budget ? (
      <AmountDialog
        budget={budget}
        month={budgets.month.key}
        first={request.first}
        onClose={onClose}
      />
    ) : null;
  }
  return allocation ? (
    <AllocationDialog request={request.do} allocation={allocation} onClose={onClose} />
  ) : null;
}

interface AllocationDialogProps {
  request: "safe" | "split" | "income";
  allocation: Allocation;
  onClose: () => void;
}

function AllocationDialog({ request, allocation, onClose }: AllocationDialogProps) {
  if (request === "split") return <SplitDialog allocation={allocation} onClose={onClose} />;
  if (request === "income") return <IncomeDialog allocation={allocation} onClose={onClose} />;
  return allocation.safe ? <SafeDialog safe={allocation.safe} onClose={onClose} /> : null;
}

/** The dialog to open on the budget page. */
export type BudgetDialogRequest =
  | { do: HeroDialog }
  | { do: "all"; filling?: FillSource }
  | { do: "amount"; id: string; first?: "rollover" };
