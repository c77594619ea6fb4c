import { Trans } from "@lingui/react/macro";
import { type ComponentType, useRef, useState } from "react";

import { useKeptOverReload } from "@/lib/use-kept-over-reload";
import { DiscardDialog } from "@/ui/DiscardDialog";

import { RecordFields } from "./RecordFields";
import { type Beginning, holdsInput, useRecordForm } from "./record-form";
import { FormDialog } from "@/ui/FormDialog";
import type { CategoryChoice } from "./types";
import { useRecordDraft } from "./use-record-draft";
import { useSave } from "./use-save";

interface RecordDialogProps extends Beginning {
  onClose: () => void;
  /** Goes on to the tiles instead. */
  onQuick: () => void;
  CategoryField: ComponentType<CategoryChoice>;
}

/** Records an income or an expense; what was typed stays until it is saved or given up. */
export function RecordDialog({ onClose, onQuick, CategoryField, ...start }: RecordDialogProps) {
  const form = useRecordForm(start);
  const amount = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState(false);
  const { save, saving, refusal, attempts } = useSave(form, onClose);
  useRecordDraft("record", form, attempts);

  const holds = () => holdsInput(form.getValues(), amount.current?.value ?? "", start);
  useKeptOverReload("record", holds);
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
        refusal={refusal}
      />
    </FormDialog>
  );
}
