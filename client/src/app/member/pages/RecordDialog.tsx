import { useMemo } from "react";
import { useNavigate } from "react-router-dom";

import { CategoryField } from "@/features/categories/CategoryField";
import type { Category } from "@/features/categories/types";
import { useCategories } from "@/features/categories/queries";
import { RecordDialog } from "@/features/transactions/record/RecordDialog";
import { DEFAULT_CATEGORIES } from "@/features/transactions/record/record-form";
import type { DefaultCategories } from "@/features/transactions/record/record-form";
import { APP_PATHS } from "@/lib/paths";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { LedgerWallets } from "../state/LedgerWallets";
import { useToday } from "../state/use-today";

/** The usual first category, or the person's own first one where they have hidden that. */
function firstOf(type: Category["type"], visible: readonly Category[]): string {
  const offered = visible.filter((category) => category.type === type);
  const usual = DEFAULT_CATEGORIES[type];
  return offered.some(({ id }) => id === usual) ? usual : (offered[0]?.id ?? usual);
}

function useFirstCategories(): DefaultCategories {
  const { data } = useCategories();
  return useMemo(
    () =>
      data
        ? { income: firstOf("income", data), expenses: firstOf("expenses", data) }
        : DEFAULT_CATEGORIES,
    [data],
  );
}

/** Recording money, with the categories to choose from and the way to the tiles. */
export default function RecordWithCategories({ wanted, onClose }: OpenedDialog<"record">) {
  const open = useOpenDialog();
  const navigate = useNavigate();
  return (
    <LedgerWallets>
      <RecordDialog
        onClose={onClose}
        onQuick={() => open("tiles")}
        onAddWallet={() => {
          onClose();
          void navigate(APP_PATHS.wallets);
        }}
        preset={wanted?.preset}
        today={useToday()}
        first={useFirstCategories()}
        CategoryField={CategoryField}
      />
    </LedgerWallets>
  );
}
