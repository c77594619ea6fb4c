import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Copy, Trash2 } from "lucide-react";
import { type ComponentType, useId } from "react";

import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

import { Conflict, ConflictButtons } from "./acts/Conflict";
import { RecordFields } from "./RecordFields";
import type { CategoryChoice, Transaction } from "./types";
import { useEditing } from "./use-editing";

interface EditDialogProps {
  /** The row as it was when it was opened. */
  transaction: Transaction;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  /** What a category is called, where only its id is known. */
  CategoryName: ComponentType<{ id: string }>;
  onDuplicate: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Changes a row; what was typed stays until it is saved, given up, or put aside for another's. */
export function EditDialog(props: EditDialogProps) {
  const { transaction, today, CategoryField, CategoryName, onDuplicate, onDelete, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const editing = useEditing(transaction, onClose);
  const { form, meanwhile, saving, save, saveMine, leaveIt } = editing;

  const buttons = meanwhile ? (
    <ConflictButtons
      gone={!meanwhile.current}
      saving={saving}
      onMine={() => void saveMine()}
      onOther={leaveIt}
    />
  ) : (
    <>
      <CloseButton as={Button} variant="secondary">
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
      {meanwhile ? (
        <Conflict
          mine={form.getValues()}
          current={meanwhile.current}
          CategoryName={CategoryName}
          refusal={editing.refusal}
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
            refusal={editing.refusal}
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
