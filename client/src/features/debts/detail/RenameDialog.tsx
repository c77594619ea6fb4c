import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Field } from "@/ui/fields/Field";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import { LONGEST_NAME, LONGEST_PERSON } from "../debt-form";
import { useChangeDebt } from "../queries";
import type { Debt } from "../types";

const FIELDS = ["name", "with_whom"] as const;

/** Renames a debt, or says with whom it is. */
export default function RenameDialog({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const change = useChangeDebt(debt);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ defaultValues: { name: debt.name, with_whom: debt.with_whom ?? "" } });
  const { errors, isDirty } = form.formState;
  const save = form.handleSubmit(async ({ name, with_whom }) => {
    setProblem(null);
    if (!name.trim()) return form.setError("name", { message: t`Say what this is for.` });
    try {
      const { message } = await change.mutateAsync({ name, with_whom: with_whom || null });
      toast({ tone: "success", text: message });
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, form.setError, FIELDS)) setProblem(failureText(error));
    }
  });
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Rename</Trans>}
      guard={() => isDirty}
      saving={change.isPending}
      errorMessage={problem}
      onSubmit={(event) => void save(event)}
    >
      <Field required label={<Trans>What for</Trans>} error={errors.name?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...form.register("name")}
            data-autofocus
            autoComplete="off"
            maxLength={LONGEST_NAME}
          />
        )}
      </Field>
      <Field label={<Trans>With whom</Trans>} error={errors.with_whom?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...form.register("with_whom")}
            autoComplete="off"
            maxLength={LONGEST_PERSON}
          />
        )}
      </Field>
    </FormDialog>
  );
}
