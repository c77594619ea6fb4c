import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type FormEvent, useState } from "react";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { useToast } from "@/ui/feedback/use-toast";
import { isUnreadable } from "@/ui/fields/unreadable-amount";

import { useAddReminder, useUpdateReminder } from "./queries";
import { REMINDER_FIELDS, useReminderForm } from "./reminder-form";
import {
  getFirstDate,
  getNewValues,
  type ReminderValues,
  toBody,
  toValues,
} from "./reminder-values";
import { type CategoryChoice, ReminderFields } from "./ReminderFields";
import type { Reminder } from "./types";

/** An existing reminder, or the text and the day of a new one. */
type Subject = Reminder | { id: null; description: string; day: string };

interface EditReminderDialogProps {
  subject: Subject;
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  /** It is stored, and comes first on this day. */
  onSaved?: (day: string) => void;
  onClose: () => void;
}

function isMade(subject: Subject): subject is Reminder {
  return subject.id !== null;
}

/** The reminder as another device left it, when that is why the change was refused. */
function isConflict(error: unknown): Reminder | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as Reminder | undefined) ?? null;
}

/** Stores what the form holds; what another device has changed meanwhile is said first. */
function useSaveReminder(subject: Subject) {
  const { t } = useLingui();
  const toast = useToast();
  const [seen, setSeen] = useState(subject);
  const add = useAddReminder();
  const change = useUpdateReminder();

  const save = async (values: ReminderValues): Promise<void> => {
    const body = toBody(values);
    try {
      const kept = isMade(seen)
        ? await change.mutateAsync({ seen, body })
        : await add.mutateAsync(body);
      const { description } = kept;
      toast({ tone: "success", text: t`Saved: ${description}.` });
    } catch (error) {
      const now = isConflict(error);
      // Saving once more then means to go over that change.
      if (now) setSeen(now);
      throw error;
    }
  };
  return { save, saving: add.isPending || change.isPending };
}

/** Edits a reminder; the input is kept until it is saved or discarded. */
export default function EditReminderDialog(props: EditReminderDialogProps) {
  const { subject, today, CategoryField, onSaved, onClose } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const [before] = useState(() =>
    isMade(subject) ? toValues(subject) : getNewValues(subject.description, subject.day),
  );
  const form = useReminderForm(before);
  const { save, saving } = useSaveReminder(subject);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const { isDirty, errors } = form.formState;
  const draft = `reminder-${subject.id ?? "new"}`;
  useFormDraft<ReminderValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);

  const send = async (values: ReminderValues) => {
    setSubmitError(null);
    try {
      await save(values);
      onSaved?.(getFirstDate(values));
      onClose();
    } catch (error) {
      if (isConflict(error)) {
        setSubmitError(t`This was changed on another device. Save again to keep what you typed.`);
      } else if (!showFieldErrors(error, form.setError, REMINDER_FIELDS)) {
        setSubmitError(failureText(error));
      }
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, errors)) return;
    await form.handleSubmit(send)(event);
  };

  return (
    <FormDialog
      title={isMade(subject) ? <Trans>Edit reminder</Trans> : <Trans>New reminder</Trans>}
      guard={() => isDirty}
      saving={saving}
      errorMessage={submitError}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <ReminderFields
        form={form}
        today={today}
        known={isMade(subject) ? subject.category_label : null}
        CategoryField={CategoryField}
      />
    </FormDialog>
  );
}
