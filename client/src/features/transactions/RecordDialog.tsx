import { CloseButton } from "@headlessui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useId, useRef, useState } from "react";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraft } from "@/lib/use-draft";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { useToast } from "@/ui/use-toast";

import { RecordFields } from "./RecordFields";
import { holdsInput, type RecordValues, useRecordForm } from "./record-form";
import type { CategoryChoice } from "./types";
import { useRecord } from "./use-record";
import { useSavedWords } from "./use-saved-words";

interface RecordDialogProps {
  onClose: () => void;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
}

/** Records an income or an expense; what was typed stays until it is saved or given up. */
export function RecordDialog({ onClose, today, CategoryField }: RecordDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = useRecordForm(today);
  const amount = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { send, saving } = useRecord();
  const failureText = useFailureText();
  const savedWords = useSavedWords();
  const toast = useToast();
  useDraft<RecordValues>("record", form);

  const save = async (values: RecordValues) => {
    setRefusal(null);
    try {
      const saved = await send({ ...values, amount: values.amount ?? 0 });
      if (!saved) return;
      toast({ tone: "success", text: savedWords(saved) });
      onClose();
    } catch (error) {
      const fields = ["type", "amount", "category_id", "detail", "date"] as const;
      if (!showFieldErrors(error, form.setError, fields)) setRefusal(failureText(error));
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Record Your Income and Expenses</Trans>}
      guard={() => saving || holdsInput(form.getValues(), amount.current?.value ?? "", today)}
      footer={
        <>
          <CloseButton as={Button} variant="secondary">
            <Trans>Cancel</Trans>
          </CloseButton>
          <Button type="submit" form={formId} busy={saving} busyLabel={t`Saving`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4.5"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <RecordFields
          form={form}
          amount={amount}
          today={today}
          CategoryField={CategoryField}
          refusal={refusal}
        />
      </form>
    </Dialog>
  );
}
