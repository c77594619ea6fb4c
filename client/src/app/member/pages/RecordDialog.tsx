import { useMemo } from "react";
import { useNavigate } from "react-router-dom";

import { CategoryField } from "@/features/categories/CategoryField";
import type { Category } from "@/features/categories/types";
import { useCategories } from "@/features/categories/queries";
import type { WaitingRecord } from "@/features/transactions/record/entry-outbox";
import { RecordDialog } from "@/features/transactions/record/RecordDialog";
import {
  DEFAULT_CATEGORIES,
  type DefaultCategories,
  type EditableRow,
  type RecordPreset,
  toPreset,
} from "@/features/transactions/record/record-form";
import type { Transaction } from "@/features/transactions/types";
import { useTransfer } from "@/features/transactions/record/use-transfer";
import { APP_PATHS } from "@/lib/paths";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { WithOutbox } from "./WithOutbox";
import { WalletsProvider } from "./wallets/WalletsProvider";
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

/** Recording money, with the categories and wallets to choose from and the way to the tiles. */
export default function RecordInLedger(opened: OpenedDialog<"record">) {
  return (
    <WalletsProvider>
      <WithOutbox>
        <RecordOrCopy {...opened} />
      </WithOutbox>
    </WalletsProvider>
  );
}

/** What the form begins with; the row of a transfer does not tell its fee, which comes first. */
function RecordOrCopy({ wanted, onClose }: OpenedDialog<"record">) {
  const { preset, copy = null, waiting, text } = (wanted ?? {}) as Partial<RecordRequest>;
  const { data: transfer, isLoading } = useTransfer(copy?.type === "transfer" ? copy.id : null);
  const start = useMemo(() => {
    if (waiting) return { category_id: "", ...waiting.entry };
    return copy ? toPreset({ ...copy, ...transfer } as EditableRow) : preset;
  }, [preset, waiting, copy, transfer]);
  const form = { preset: start, waiting, text, onClose };
  return !isLoading && <RecordForm {...form} />;
}

/** What the dialog can be opened with; one of them at most. */
interface RecordRequest {
  preset: RecordPreset;
  copy: Transaction;
  text: string;
  waiting: WaitingRecord;
}

interface RecordFormProps {
  preset: RecordPreset | undefined;
  waiting: WaitingRecord | undefined;
  text: string | undefined;
  onClose: () => void;
}

function RecordForm({ preset, waiting, text, onClose }: RecordFormProps) {
  const open = useOpenDialog();
  const navigate = useNavigate();
  return (
    <RecordDialog
      onClose={onClose}
      onQuick={() => open("tiles")}
      onAddWallet={() => {
        onClose();
        void navigate(APP_PATHS.wallets);
      }}
      preset={preset}
      text={text}
      waiting={waiting}
      today={useToday()}
      first={useFirstCategories()}
      categories={useCategories().data}
      CategoryField={CategoryField}
    />
  );
}
