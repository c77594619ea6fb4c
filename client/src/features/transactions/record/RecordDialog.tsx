import { Trans } from "@lingui/react/macro";
import { type ComponentType, useRef, useState } from "react";

import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { DiscardDialog } from "@/ui/dialog/DiscardDialog";
import { FormDialog } from "@/ui/dialog/FormDialog";

import type { CategoryChoice } from "../types";
import { hasInput, type RecordStart, useRecordForm } from "./record-form";
import { RecordFields } from "./RecordFields";
import { useRecordDraft, useSaveRecord } from "./use-record-transaction";

interface RecordDialogProps extends RecordStart {
  onClose: () => void;
  /** Opens the tiles instead. */
  onQuick: () => void;
  CategoryField: ComponentType<CategoryChoice>;
}

/** Records an income or an expense; the input is kept until it is saved or discarded. */
export function RecordDialog({ onClose, onQuick, CategoryField, ...start }: RecordDialogProps) {
  const form = useRecordForm(start);
  const amount = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState(false);
  const { save, saving, formError, attempts } = useSaveRecord(form, onClose);
  useRecordDraft("record", form, attempts);

  const holds = () => hasInput(form.getValues(), amount.current?.value ?? "", start);
  useDraftOnUnload("record", holds);
  const goOn = () => {
    if (saving) return;
    if (holds()) setLeaving(true);
    else onQuick();
  };

  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Record Your Income and Expenses</Trans>}
      guard={holds}
      saving={saving}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      beside={<DiscardDialog open={leaving} onKeep={() => setLeaving(false)} onDiscard={onQuick} />}
    >
      <RecordFields
        form={form}
        amount={amount}
        today={start.today}
        first={start.first}
        CategoryField={CategoryField}
        onQuick={goOn}
        formError={formError}
      />
    </FormDialog>
  );
}
