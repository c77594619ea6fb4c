import { CategoryField } from "@/features/categories/CategoryField";
import { CategoryName } from "@/features/categories/CategoryName";
import { useDeleteTransaction } from "@/features/transactions/list/use-delete-transaction";
import { EditDialog } from "@/features/transactions/record/EditDialog";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useToday } from "../state/use-today";

/** Changing a row of the ledger, with the categories to choose from and what else can be done. */
export default function EditWithCategories({ wanted, onClose }: OpenedDialog<"edit">) {
  const { transaction } = wanted;
  const open = useOpenDialog();
  const remove = useDeleteTransaction();
  return (
    <EditDialog
      transaction={transaction}
      today={useToday()}
      CategoryField={CategoryField}
      CategoryName={CategoryName}
      onDuplicate={() => open("record", { preset: transaction })}
      onDelete={() => {
        onClose();
        remove(transaction);
      }}
      onClose={onClose}
    />
  );
}
