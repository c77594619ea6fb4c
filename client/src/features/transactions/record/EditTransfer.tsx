import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Dialog } from "@/ui/dialog/Dialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { EditDialog } from "./EditDialog";
import type { EditableRow } from "./record-form";
import { useTransfer } from "./use-transfer";

interface EditTransferProps
  extends Omit<ComponentProps<typeof EditDialog>, "transaction" | "onDelete"> {
  id: string;
  onDelete: (transfer: EditableRow) => void;
}

/** Edits a transfer; its row in a list does not tell its fee. */
export function EditTransfer({ id, onDelete, ...dialog }: EditTransferProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useTransfer(id);
  if (data) return <EditDialog {...dialog} transaction={data} onDelete={() => onDelete(data)} />;
  return (
    <Dialog open onClose={dialog.onClose} title={<Trans>Edit Transfer</Trans>}>
      {error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Loading label={t`Loading the transfer`}>
          <div className="flex flex-col gap-4.5">
            <Skeleton className="h-22 rounded-panel" />
            <Skeleton className="h-24 rounded-m" />
            <Skeleton className="h-11 rounded-full" />
            <Skeleton className="h-12 rounded-m" />
          </div>
        </Loading>
      )}
    </Dialog>
  );
}
