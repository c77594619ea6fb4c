import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId } from "react";

import { Field } from "@/ui/Field";
import { FieldError } from "@/ui/FieldError";
import { TextInput } from "@/ui/TextInput";

import { GROUP_NAMES, GROUPS } from "./groups";
import { FormDialog } from "@/ui/FormDialog";
import type { Allocation } from "./types";
import { useFirstFocus } from "./use-first-focus";
import { useSplitForm } from "./use-split-form";

interface SplitDialogProps {
  allocation: Allocation;
  onClose: () => void;
}

/** A split of one's own: three shares that come to 100 percent. */
export default function SplitDialog({ allocation, onClose }: SplitDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const first = useFirstFocus(true);
  const { texts, sum, problem, concerned, ...form } = useSplitForm(allocation, onClose);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    if (form.submit()) return;
    fields.querySelector<HTMLInputElement>(`[name="${concerned[0] ?? "needs"}"]`)?.focus();
  };

  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={<Trans>Custom split</Trans>}
      guard={form.changed}
      saving={form.saving}
      refusal={form.refusal}
      confirm={<Trans>Save</Trans>}
      onSubmit={save}
    >
      <p className="text-ink-2">
        <Trans>How much of your income goes where, in whole percent.</Trans>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {GROUP_NAMES.map((group, index) => (
          <Field key={group} label={t(GROUPS[group].label)} required>
            {(control) => (
              <TextInput
                {...control}
                ref={index === 0 ? first : undefined}
                name={group}
                value={texts[group]}
                aria-invalid={problem && concerned.includes(group) ? true : undefined}
                aria-describedby={!problem || concerned.includes(group) ? id : undefined}
                data-autofocus={index === 0 || undefined}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                trailing={<span className="pr-2 text-ink-3">%</span>}
                onChange={({ currentTarget }) => form.write(group, currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {problem ? (
        <FieldError id={id}>{problem}</FieldError>
      ) : (
        <p id={id} role="status" className="text-small text-ink-3">
          {sum !== null && <Trans>Together {sum}% of 100%</Trans>}
        </p>
      )}
    </FormDialog>
  );
}
