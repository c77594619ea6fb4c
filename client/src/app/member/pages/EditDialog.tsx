import { CategoryField } from "@/features/categories/CategoryField";
import { CategoryName } from "@/features/categories/CategoryName";
import { useDeleteTransaction } from "@/features/transactions/list/use-delete-transaction";
import { AdjustmentDialog } from "@/features/transactions/record/AdjustmentDialog";
import { EditDialog } from "@/features/transactions/record/EditDialog";
import { EditTransfer } from "@/features/transactions/record/EditTransfer";
import type { RecordPreset } from "@/features/transactions/record/record-form";
import type { Transaction } from "@/features/transactions/types";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { WalletsProvider } from "./wallets/WalletsProvider";
import { useToday } from "../state/use-today";

/** Changing a row of the ledger, with the categories and wallets to choose from. */
export default function EditInLedger(opened: OpenedDialog<"edit">) {
  return (
    <WalletsProvider>
      <EditRow {...opened} />
    </WalletsProvider>
  );
}

function EditRow({ wanted, onClose }: OpenedDialog<"edit">) {
  const open = useOpenDialog();
  const remove = useDeleteTransaction();
  const onDelete = (row: Transaction) => {
    onClose();
    remove(row);
  };
  const dialog = {
    today: useToday(),
    CategoryField,
    CategoryName,
    onDuplicate: (preset: RecordPreset) => open("record", { preset }),
    onTransfer: (transferId: string) => open("edit", { transferId }),
    onClose,
  };
  if ("transferId" in wanted) {
    return <EditTransfer {...dialog} id={wanted.transferId} onDelete={onDelete} />;
  }
  const { transaction } = wanted;
  const { type, id } = transaction;
  if (type === "transfer") return <EditTransfer {...dialog} id={id} onDelete={onDelete} />;
  if (type === "adjust") {
    return (
      <AdjustmentDialog
        adjustment={transaction}
        onDelete={() => onDelete(transaction)}
        onClose={onClose}
      />
    );
  }
  return (
    <EditDialog
      {...dialog}
      transaction={{ ...transaction, type }}
      onDelete={() => onDelete(transaction)}
    />
  );
}
