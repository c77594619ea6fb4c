import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useDraftOnUnload, useStateDraft } from "@/browser/dialog-drafts";
import { Field } from "@/ui/fields/Field";
import { FieldError } from "@/ui/fields/FieldError";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import { GROUP_NAMES, GROUPS } from "./groups";
import { useSaveAllocation } from "./queries";
import { findUnreadShares, readSplit, sumShares, toTexts } from "./splits";
import type { Allocation, Group, Split } from "./types";

interface SplitDialogProps {
  allocation: Allocation;
  onClose: () => void;
}

/** A custom split: three shares with a sum of 100 percent. */
export default function SplitDialog({ allocation, onClose }: SplitDialogProps) {
  const { t } = useLingui();
  const id = useId();
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
      errorMessage={form.submitError}
      confirm={<Trans>Save</Trans>}
      onSubmit={save}
    >
      <p className="text-ink-2">
        <Trans>How to split your income, in whole percentages.</Trans>
      </p>
      <div className="grid grid-cols-3 gap-2">
        {GROUP_NAMES.map((group, index) => (
          <Field key={group} label={t(GROUPS[group].label)} required>
            {(control) => (
              <TextInput
                {...control}
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
          {sum !== null && <Trans>Total: {sum}% of 100%</Trans>}
        </p>
      )}
    </FormDialog>
  );
}

/** The form of a custom split: input, validation and saving. */
function useSplitForm({ split, month }: Allocation, onSaved: () => void) {
  const { t } = useLingui();
  const [before] = useState(() => toTexts(split));
  const [texts, setTexts] = useState(before);
  const [asked, setAsked] = useState(false);
  /** What the server says against the split. */
  const [said, setSaid] = useState<string | null>(null);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSaveAllocation(month.key);
  const failureText = useFailureText();
  const toast = useToast();
  const draft = `split-${month.key}-${useSession().claims?.sub ?? ""}`;
  const changed = () => GROUP_NAMES.some((group) => texts[group] !== before[group]);
  useStateDraft(draft, texts, setTexts);
  useDraftOnUnload(draft, changed);
  const whole = readSplit(texts);
  const sum = sumShares(texts);
  const unread = findUnreadShares(texts);
  const wrong = () => {
    if (whole) return said;
    return sum === null
      ? t`Enter a whole percentage from 0 to 100.`
      : t`The three shares must add up to 100%, not ${sum}%.`;
  };
  const problem = asked ? wrong() : null;

  const save = async (wanted: Split) => {
    setSubmitError(null);
    try {
      const { message } = await mutateAsync({ split: wanted });
      toast({ tone: "success", text: message });
      onSaved();
    } catch (error) {
      const words = error instanceof AppError ? error.errors["split"] : undefined;
      if (words) setSaid(words.join(" "));
      else setSubmitError(failureText(error));
    }
  };

  return {
    texts,
    sum,
    submitError,
    saving: isPending,
    problem,
    /** The shares that the problem speaks of. */
    concerned: unread.length > 0 ? unread : GROUP_NAMES,
    changed,
    write: (group: Group, text: string) => {
      setSaid(null);
      setTexts((now) => ({ ...now, [group]: text }));
    },
    /** Saves it, or says false where it is no whole split. */
    submit: () => {
      setAsked(true);
      if (whole) void save(whole);
      return whole !== null;
    },
  };
}
