import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, Trash2 } from "lucide-react";
import { type ComponentType, useId, useRef, useState } from "react";

import { api, payloadOf } from "@/api/client";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { Button } from "@/ui/buttons/Button";
import { CloseButton } from "@/ui/dialog/CloseButton";
import { Dialog } from "@/ui/dialog/Dialog";
import { useToast } from "@/ui/feedback/use-toast";

import { getCurrentVersion, isNotFound } from "../conflict";
import { applyRow, removeRows } from "../ledger-cache";
import type { CategoryChoice, Transaction } from "../types";
import { ConflictButtons, EditConflict } from "./EditConflict";
import {
  hasInput,
  type NewTransaction,
  RECORD_FIELDS,
  type RecordValues,
  toNewTransaction,
  useRecordForm,
} from "./record-form";
import { RecordFields } from "./RecordFields";
import { SavedMessage, useRecordTransaction } from "./use-record-transaction";

interface EditDialogProps {
  /** The row as it was when it was opened. */
  transaction: Transaction;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  /** Renders the name of a category by its id. */
  CategoryName: ComponentType<{ id: string }>;
  onDuplicate: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Edits a row; the input is kept until it is saved or discarded. */
export function EditDialog(props: EditDialogProps) {
  const { transaction, today, CategoryField, CategoryName, onDuplicate, onDelete, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const editing = useEditForm(transaction, onClose);
  const { form, conflict, saving, save, saveMine, takeOther } = editing;

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
      title={<Trans>Edit Transaction</Trans>}
      guard={editing.changed}
      busy={saving}
      footer={buttons}
    >
      {conflict ? (
        <EditConflict
          mine={form.getValues()}
          current={conflict.current}
          CategoryName={CategoryName}
          formError={editing.formError}
        />
      ) : (
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-4.5"
          onSubmit={(event) => void form.handleSubmit(save)(event)}
        >
          <RecordFields
            editing
            form={form}
            amount={editing.typed}
            today={today}
            CategoryField={CategoryField}
            formError={editing.formError}
          />
          <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-3 *:-mx-2">
            <Button
              variant="ghost"
              icon={<Copy aria-hidden="true" className="size-4.5" />}
              onClick={onDuplicate}
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
        </form>
      )}
    </Dialog>
  );
}

/** The change made on another device: a new version, or null after a deletion. */
interface ConcurrentChange {
  current: Transaction | null;
}

/** The edit form: values, saving, and conflicts with other devices. */
function useEditForm(transaction: Transaction, onClose: () => void) {
  const start = { today: transaction.date, preset: transaction };
  const form = useRecordForm(start);
  const typed = useRef<HTMLInputElement>(null);
  const [conflict, setConflict] = useState<ConcurrentChange | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const client = useQueryClient();
  const edit = useUpdateTransaction();
  const record = useRecordTransaction();
  const failureText = useFailureText();
  const toast = useToast();
  useFormDraft<RecordValues>("edit", form);

  const changed = () => hasInput(form.getValues(), typed.current?.value ?? "", start);
  useDraftOnUnload("edit", changed);

  const handleError = (error: unknown) => {
    const current = getCurrentVersion<Transaction>(error);
    if (isNotFound(error)) removeRows(client, [transaction.id]);
    if (current || isNotFound(error)) return setConflict({ current });
    if (!showFieldErrors(error, form.setError, RECORD_FIELDS)) setFormError(failureText(error));
  };

  const save = async (sending: Promise<Transaction | null>) => {
    setFormError(null);
    try {
      const saved = await sending;
      if (!saved) return;
      toast({ tone: "success", text: <SavedMessage saved={saved} /> });
      onClose();
    } catch (error) {
      handleError(error);
    }
  };

  const takeOther = () => {
    if (conflict?.current) applyRow(client, conflict.current);
    onClose();
  };

  const saveMine = () => {
    const mine = toNewTransaction(form.getValues());
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
      changed() ? save(edit.send(transaction, toNewTransaction(values))) : onClose(),
    saveMine,
    takeOther,
  };
}

interface Update {
  /** The row as it was opened, for optimistic locking. */
  before: Transaction;
  body: NewTransaction;
}

/** Saves an edit; fails with the current row if another device changed it. */
function useUpdateTransaction() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ before, body }: Update) => {
      const params = {
        path: { id: before.id },
        header: { "If-Match": `"${before.version}"` },
      };
      return payloadOf(await api.PUT("/transactions/{id}", { params, body }));
    },
    onSuccess: ({ datas: [edited] }) => {
      if (edited) applyRow(client, edited);
    },
  });

  const send = async (before: Transaction, body: NewTransaction): Promise<Transaction> =>
    (await mutateAsync({ before, body })).datas[0] ?? before;
  return { send, saving: isPending };
}
