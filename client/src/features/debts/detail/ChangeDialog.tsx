import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { useFormDraft } from "@/browser/use-form-draft";
import { useLanguage } from "@/i18n/use-language";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Toggle } from "@/ui/fields/Toggle";
import { isUnreadable } from "@/ui/fields/unreadable-amount";
import { useToast } from "@/ui/feedback/use-toast";
import { Money } from "@/ui/money/Money";

import { getPresentValues, toChanges } from "../change-values";
import { type DebtForm, type DebtValues, useDebtForm } from "../debt-form";
import { DueField, PrincipalField, WhatFields } from "../DebtFields";
import { InterestFields } from "../InterestFields";
import { useChangeDebt } from "../queries";
import { CountField } from "../ShortFields";
import type { DebtDetail } from "../types";

/** As the server names them, in the order of the form. */
const FIELDS = [
  "name",
  "with_whom",
  "principal",
  "instalments",
  "interest",
  "rate",
  "fee",
  "each",
] as const;

interface ChangeDialogProps {
  debt: DebtDetail;
  today: string;
  onClose: () => void;
}

/** Changes what a debt is called, with whom it is, and the terms of what is not paid yet. */
export default function ChangeDialog({ debt, today, onClose }: ChangeDialogProps) {
  const { language } = useLanguage();
  const [before] = useState(() => getPresentValues(debt, language));
  const [adjust, setAdjust] = useState(true);
  const form = useDebtForm(before);
  const { isDirty, errors } = form.formState;
  const draft = `debt-change-${debt.id}`;
  useFormDraft<DebtValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);
  const { save, saving, problem } = useSaveChanges(debt, before, form, onClose);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, errors)) return;
    await form.handleSubmit((values) => save(values, adjust))(event);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Edit debt</Trans>}
      guard={() => isDirty}
      saving={saving}
      errorMessage={problem}
      onSubmit={(event) => void submit(event)}
    >
      <WhatFields form={form} />
      {debt.terms && <TermFields debt={debt} form={form} today={today} />}
      {debt.terms && (
        <AdjustToggle
          form={form}
          principal={debt.principal}
          lent={debt.direction === "lent"}
          on={adjust}
          onChange={setAdjust}
        />
      )}
    </FormDialog>
  );
}

interface TermFieldsProps {
  debt: DebtDetail;
  form: DebtForm;
  today: string;
}

function TermFields({ debt, form, today }: TermFieldsProps) {
  const { t } = useLingui();
  const { paid_instalments: paid, paid: amount, direction } = debt;
  const isOwed = direction === "owed";
  const money = <Money amount={amount} />;
  return (
    <>
      {amount > 0 && (
        <p className="rounded-panel bg-sunken px-4 py-3 text-small text-ink-2">
          <Trans>{money} is paid already. What is paid stays as it is.</Trans>
        </p>
      )}
      <PrincipalField form={form} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {(isOwed || debt.instalments > 1) && (
          <CountField form={form} name="instalments" label={<Trans>Instalments</Trans>} />
        )}
        <DueField form={form} today={today} label={paid > 0 ? t`Next due day` : undefined} />
      </div>
      {isOwed && <InterestFields form={form} open={paid > 0} />}
    </>
  );
}

interface AdjustToggleProps {
  form: DebtForm;
  principal: number;
  lent: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Whether another total changes the wallet of the debt too. */
function AdjustToggle({ form, principal, lent, on, onChange }: AdjustToggleProps) {
  const more = (form.watch("principal") ?? principal) - principal;
  if (more === 0) return null;
  const difference = <Money amount={lent ? more : -more} kind="net" />;
  return (
    <Toggle
      label={<Trans>Correct its wallet too</Trans>}
      hint={<Trans>We record {difference}, which is no income and no expense.</Trans>}
      on={on}
      onChange={onChange}
    />
  );
}

function useSaveChanges(
  debt: DebtDetail,
  before: DebtValues,
  { setError }: DebtForm,
  onDone: () => void,
) {
  const toast = useToast();
  const failureText = useFailureText();
  const change = useChangeDebt(debt);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (values: DebtValues, adjust: boolean) => {
    setProblem(null);
    try {
      const { message } = await change.mutateAsync(toChanges(values, before, adjust));
      toast({ tone: "success", text: message });
      onDone();
    } catch (error) {
      // The day of the form is that of the next instalment here.
      const day = error instanceof AppError && error.errors.next_due?.join(" ");
      if (day) setError("first_due", { type: "server", message: day });
      if (!showFieldErrors(error, setError, FIELDS) && !day) setProblem(failureText(error));
    }
  };
  return { save, saving: change.isPending, problem };
}
