import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowLeftRight, Copy, Trash2 } from "lucide-react";
import { type ComponentType, type FormEvent, useId, useRef, useState } from "react";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { isUnreadable } from "@/ui/fields/unreadable-amount";

import { getCurrentVersion, isNotFound } from "../conflict";
import { applyRow, removeRows } from "../ledger-cache";
import type { CategoryChoice } from "../types";
import { useRuleOffer } from "../use-rule-offer";
import { ConflictButtons, EditConflict } from "./EditConflict";
import { putEntry } from "./entries";
import {
  type EditableRow,
  getFields,
  hasInput,
  type NewEntry,
  type RecordPreset,
  type RecordStart,
  type RecordValues,
  toNewEntry,
  toPreset,
  useRecordForm,
} from "./record-form";
import { RecordFields } from "./RecordFields";
import { useRecordTransaction, useSavedToast } from "./use-record-transaction";

interface EditDialogProps {
  /** The row as it was when it was opened. */
  transaction: EditableRow;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  /** Renders the name of a category by its id. */
  CategoryName: ComponentType<{ id: string }>;
  onDuplicate: (preset: RecordPreset) => void;
  onDelete: () => void;
  /** Opens the transfer that the row is the fee of. */
  onTransfer: (id: string) => void;
  onClose: () => void;
}

/** Edits a row; the input is kept until it is saved or discarded. */
export function EditDialog(props: EditDialogProps) {
  const { transaction, today, CategoryField, CategoryName, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const editing = useEditForm(transaction, onClose);
  const { form, conflict, saving, save, saveMine, takeOther } = editing;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isUnreadable(event.currentTarget, form.formState.errors)) {
      void form.handleSubmit(save)(event);
    }
  };

  const buttons = conflict ? (
    <ConflictButtons
      deleted={!conflict.current}
      saving={saving}
      onMine={() => void saveMine()}
      onOther={takeOther}
    />
  ) : (
    <>
      <CloseButton>
        <Trans>Cancel</Trans>
      </CloseButton>
      <Button type="submit" form={formId} busy={saving} busyLabel={t`Saving`}>
        <Trans>Save</Trans>
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        transaction.type === "transfer" ? (
          <Trans>Edit Transfer</Trans>
        ) : (
          <Trans>Edit Transaction</Trans>
        )
      }
      guard={editing.changed}
      busy={saving}
      footer={buttons}
    >
      {conflict ? (
        <EditConflict
          mine={form.getValues()}
          current={conflict.current && { ...form.getValues(), ...toPreset(conflict.current) }}
          CategoryName={CategoryName}
          formError={editing.formError}
        />
      ) : (
        <form id={formId} noValidate className="flex flex-col gap-4.5" onSubmit={submit}>
          <FeeOfTransfer {...props} />
          <RecordFields
            editing
            form={form}
            amount={editing.typed}
            today={today}
            CategoryField={CategoryField}
            formError={editing.formError}
          />
          <RowButtons {...props} />
        </form>
      )}
    </Dialog>
  );
}

function RowButtons({ transaction, onDuplicate, onDelete }: EditDialogProps) {
  return (
    <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-3 *:-mx-2">
      <Button
        variant="ghost"
        icon={<Copy aria-hidden="true" className="size-4.5" />}
        onClick={() => onDuplicate(toPreset(transaction))}
      >
        <Trans>Duplicate</Trans>
      </Button>
      <Button
        variant="warning"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={onDelete}
      >
        <Trans>Delete</Trans>
      </Button>
    </div>
  );
}

/** Leads from a fee to its transfer. */
function FeeOfTransfer({ transaction: { booked_for }, onTransfer }: EditDialogProps) {
  if (booked_for?.kind !== "transfer") return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-m bg-sunken px-3.5 py-1 text-small">
      <span className="flex items-center gap-2">
        <ArrowLeftRight aria-hidden="true" className="size-4 text-ink-3" />
        <Trans>Fee of a transfer</Trans>
      </span>
      <Button variant="ghost" className="-mr-3 px-3" onClick={() => onTransfer(booked_for.id)}>
        <Trans>Open transfer</Trans>
      </Button>
    </div>
  );
}

/** The change made on another device: a new version, or null after a deletion. */
interface ConcurrentChange {
  current: EditableRow | null;
}

/** The edit form: values, saving, and conflicts with other devices. */
function useEditForm(transaction: EditableRow, onClose: () => void) {
  const preset = toPreset(transaction);
  const [before] = useState(() => ({ amount: preset.amount ?? null, fee: preset.fee ?? 0 }));
  const start: RecordStart = { today: transaction.date, preset, before };
  const form = useRecordForm(start);
  const typed = useRef<HTMLInputElement>(null);
  const [conflict, setConflict] = useState<ConcurrentChange | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const client = useQueryClient();
  const edit = useUpdateTransaction();
  const record = useRecordTransaction();
  const failureText = useFailureText();
  const tell = useSavedToast();
  const offerRule = useRuleOffer();
  useFormDraft<RecordValues>("edit", form);

  const changed = () => hasInput(form.getValues(), typed.current?.value ?? "", start);
  useDraftOnUnload("edit", changed);

  const handleError = (error: unknown) => {
    const current = getCurrentVersion<EditableRow>(error);
    if (isNotFound(error)) removeRows(client, [transaction]);
    if (current || isNotFound(error)) return setConflict({ current });
    const fields = getFields(transaction.type);
    if (!showFieldErrors(error, form.setError, fields)) setFormError(failureText(error));
  };

  const offerCorrected = (saved: EditableRow) => {
    // Another type needs another category: nothing was corrected.
    if (saved.type !== transaction.type) return;
    offerRule([{ ...transaction, detail: saved.detail }], saved.category_id);
  };

  const save = async (sending: Promise<EditableRow | null>) => {
    setFormError(null);
    try {
      const saved = await sending;
      if (!saved) return;
      tell(saved, { edited: true });
      onClose();
      offerCorrected(saved);
    } catch (error) {
      handleError(error);
    }
  };

  const takeOther = () => {
    if (conflict?.current) applyRow(client, conflict.current);
    onClose();
  };

  const saveMine = () => {
    const mine = toNewEntry(form.getValues());
    // Overwrites the other version, or records a new row if it was deleted.
    return save(conflict?.current ? edit.send(conflict.current, mine) : record.send(mine));
  };

  return {
    form,
    typed,
    conflict,
    formError,
    saving: edit.saving || record.saving,
    changed,
    save: (values: RecordValues) =>
      changed() ? save(edit.send(transaction, toNewEntry(values))) : onClose(),
    saveMine,
    takeOther,
  };
}

interface Update {
  /** The row as it was opened, for optimistic locking. */
  before: EditableRow;
  body: NewEntry;
}

/** Saves an edit; fails with the current row if another device changed it. */
function useUpdateTransaction() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ before, body }: Update) => putEntry(before, body),
    onSuccess: (edited) => applyRow(client, edited),
  });

  const send = (before: EditableRow, body: NewEntry) => mutateAsync({ before, body });
  return { send, saving: isPending };
}
