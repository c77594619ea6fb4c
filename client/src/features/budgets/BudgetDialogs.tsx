import AmountDialog from "./AmountDialog";
import type { HeroWish } from "./BudgetHero";
import EditAllDialog from "./EditAllDialog";
import type { Filling } from "./fill-amounts";
import IncomeDialog from "./IncomeDialog";
import SafeDialog from "./SafeDialog";
import SplitDialog from "./SplitDialog";
import type { Allocation, Budgets } from "./types";

interface BudgetDialogsProps {
  wish: BudgetWish;
  budgets: Budgets | undefined;
  allocation: Allocation | undefined;
  onClose: () => void;
}

/** The dialog of what is wanted, as long as what it works on is there. */
export default function BudgetDialogs(props: BudgetDialogsProps) {
  const { wish, budgets, allocation, onClose } = props;
  if (wish.do === "all") {
    return budgets ? (
      <EditAllDialog budgets={budgets} filling={wish.filling} onClose={onClose} />
    ) : null;
  }
  if (wish.do === "amount") {
    const budget = budgets?.datas.find(({ category_id }) => category_id === wish.id);
    return budgets && budget ? (
      <AmountDialog
        budget={budget}
        month={budgets.month.key}
        first={wish.first}
        onClose={onClose}
      />
    ) : null;
  }
  return allocation ? (
    <AllocationDialog wish={wish.do} allocation={allocation} onClose={onClose} />
  ) : null;
}

interface AllocationDialogProps {
  wish: "safe" | "split" | "income";
  allocation: Allocation;
  onClose: () => void;
}

function AllocationDialog({ wish, allocation, onClose }: AllocationDialogProps) {
  if (wish === "split") return <SplitDialog allocation={allocation} onClose={onClose} />;
  if (wish === "income") return <IncomeDialog allocation={allocation} onClose={onClose} />;
  return allocation.safe ? <SafeDialog safe={allocation.safe} onClose={onClose} /> : null;
}

/** What somebody wants to do on the page, in a dialog of its own. */
export type BudgetWish =
  | { do: HeroWish }
  | { do: "all"; filling?: Filling }
  | { do: "amount"; id: string; first?: "rollover" };
