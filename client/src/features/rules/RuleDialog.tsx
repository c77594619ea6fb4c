import { Trans } from "@lingui/react/macro";
import { type ComponentType, type FormEvent, useState } from "react";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { useFormDraft } from "@/browser/use-form-draft";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { useToast } from "@/ui/feedback/use-toast";
import { isUnreadable } from "@/ui/fields/unreadable-amount";

import { useAddRule, useUpdateRule } from "./mutations";
import {
  NEW_VALUES,
  RULE_FIELDS,
  type RuleValues,
  toBody,
  toValues,
  useRuleForm,
} from "./rule-form";
import { RuleFields } from "./RuleFields";
import { TrialPanel } from "./TrialPanel";
import type { CategoryChoice, Rule, RuleTargets, WalletChoice } from "./types";

interface RuleDialogProps {
  /** The one to edit; a new one without. */
  rule: Rule | undefined;
  targets: RuleTargets;
  CategoryField: ComponentType<CategoryChoice>;
  WalletField: ComponentType<WalletChoice>;
  onClose: () => void;
  onSaved: (saved: Rule) => void;
}

/** Adds or edits a rule; the input is kept until it is saved or discarded. */
export default function RuleDialog({ rule, onClose, onSaved, ...known }: RuleDialogProps) {
  const [before] = useState(() => (rule ? toValues(rule) : NEW_VALUES));
  const form = useRuleForm(before);
  const { save, saving, problem } = useSaveRule(form, rule?.id, (saved) => {
    onClose();
    onSaved(saved);
  });
  const { isDirty, errors } = form.formState;
  const draft = `rule-${rule?.id ?? "new"}`;
  useFormDraft<RuleValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isUnreadable(event.currentTarget, errors)) void form.handleSubmit(save)(event);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={rule ? <Trans>Edit rule</Trans> : <Trans>Add rule</Trans>}
      guard={() => isDirty}
      saving={saving}
      errorMessage={problem}
      onSubmit={submit}
    >
      <RuleFields form={form} {...known} />
      <TrialPanel form={form} />
    </FormDialog>
  );
}

/** Saves the form; what is wrong with a field is shown there. */
function useSaveRule(
  { setError }: ReturnType<typeof useRuleForm>,
  id: string | undefined,
  onSaved: (saved: Rule) => void,
) {
  const toast = useToast();
  const failureText = useFailureText();
  const add = useAddRule();
  const update = useUpdateRule();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (values: RuleValues) => {
    setProblem(null);
    try {
      const body = toBody(values);
      const sending = id ? update.mutateAsync({ id, changes: body }) : add.mutateAsync(body);
      const { message, datas } = await sending;
      toast({ tone: "success", text: message });
      if (datas[0]) onSaved(datas[0]);
    } catch (error) {
      if (!showFieldErrors(error, setError, RULE_FIELDS)) setProblem(failureText(error));
    }
  };
  return { save, saving: add.isPending || update.isPending, problem };
}
