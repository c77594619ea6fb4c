import { Trans } from "@lingui/react/macro";
import { type ComponentType, type FormEvent, useState } from "react";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { useFormDraft } from "@/browser/use-form-draft";
import { addDays } from "@/lib/days";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { useToast } from "@/ui/feedback/use-toast";
import { isUnreadable } from "@/ui/fields/unreadable-amount";

import {
  DEBT_FIELDS,
  type DebtValues,
  type Direction,
  getNewValues,
  toBody,
  useDebtForm,
} from "./debt-form";
import { DebtFields } from "./DebtFields";
import { useAddDebt } from "./queries";
import type { CategoryChoice, DebtWallet } from "./types";

interface DebtDialogProps {
  direction: Direction;
  wallets: readonly DebtWallet[];
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  onClose: () => void;
}

/** Adds a debt; the input is kept until it is saved or discarded. */
export default function DebtDialog(props: DebtDialogProps) {
  const { direction, wallets, today, CategoryField, onClose } = props;
  const toast = useToast();
  const failureText = useFailureText();
  const add = useAddDebt();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useDebtForm(getNewValues(direction, addDays(today, 30)));
  const { isDirty, errors } = form.formState;
  const draft = `debt-${direction}`;
  useFormDraft<DebtValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);

  const save = async (values: DebtValues) => {
    setProblem(null);
    try {
      const { message } = await add.mutateAsync(toBody(values));
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, form.setError, DEBT_FIELDS)) setProblem(failureText(error));
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, errors)) return;
    await form.handleSubmit(save)(event);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={direction === "owed" ? <Trans>Add a debt</Trans> : <Trans>Add money lent</Trans>}
      guard={() => isDirty}
      saving={add.isPending}
      errorMessage={problem}
      onSubmit={(event) => void submit(event)}
    >
      <DebtFields form={form} wallets={wallets} today={today} CategoryField={CategoryField} />
    </FormDialog>
  );
}
