import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type FormEvent, useState } from "react";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useFormDraft } from "@/browser/use-form-draft";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { isUnreadable } from "@/ui/fields/unreadable-amount";

import type { CategoryChoice } from "./EntryFields";
import { REMINDER_FIELDS, useReminderForm } from "./reminder-form";
import {
  getFirstDate,
  getNewValues,
  type ReminderValues,
  toChanges,
  toValues,
} from "./reminder-values";
import { ReminderFields } from "./ReminderFields";
import { SeriesQuestion } from "./SeriesQuestion";
import type { Reminder, Scope } from "./types";
import { findConflict, needsScope, useSaveReminder } from "./use-save-reminder";

/** What is known of a new reminder: its text and day, and whatever the form should hold already. */
export interface NewSubject {
  id: null;
  description: string;
  day: string;
  known?: Partial<ReminderValues>;
}

interface EditReminderDialogProps {
  /** An existing reminder, or a new one. */
  subject: Reminder | NewSubject;
  /** The open date of a series that was pressed; without one the whole series is changed. */
  date?: string | null;
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  /** It is stored, and comes first on this day. */
  onSaved?: (day: string, reminder: Reminder) => void;
  onClose: () => void;
}

function isMade(subject: Reminder | NewSubject): subject is Reminder {
  return subject.id !== null;
}

/** The date of a series that is changed; what comes once has no other, and those of a debt go together. */
function findSeriesDate({ frequency, debt_id }: Reminder, date: string | null): string | null {
  return frequency === "once" || debt_id !== null ? null : date;
}

/** The form as it was opened. */
function useSubject({ subject, date = null }: EditReminderDialogProps) {
  const [opened] = useState(() => {
    if (!isMade(subject)) {
      const before = getNewValues(subject.description, subject.day, subject.known);
      return { reminder: null, before, date: null };
    }
    const from = findSeriesDate(subject, date);
    return { reminder: subject, before: toValues(subject, from ?? undefined), date: from };
  });
  return opened;
}

/** Edits a reminder; the input is kept until it is saved or discarded. */
export default function EditReminderDialog(props: EditReminderDialogProps) {
  const { subject, today, CategoryField, onSaved, onClose } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const opened = useSubject(props);
  const form = useReminderForm(opened.before);
  const { save, saving } = useSaveReminder(opened);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const [asking, setAsking] = useState<ReminderValues | null>(null);
  const { isDirty, errors } = form.formState;
  const draft = `reminder-${subject.id ?? "new"}`;
  useFormDraft<ReminderValues>(draft, form);
  useDraftOnUnload(draft, () => isDirty);

  const send = async (values: ReminderValues, scope?: Scope) => {
    setSubmitError(null);
    try {
      const { reminder } = await save(values, scope);
      if (reminder) onSaved?.(getShownDay(values, reminder), reminder);
      onClose();
    } catch (error) {
      setAsking(null);
      if (findConflict(error)) {
        setSubmitError(t`This was changed on another device. Save again to keep what you typed.`);
      } else if (!showFieldErrors(error, form.setError, REMINDER_FIELDS)) {
        setSubmitError(failureText(error));
      }
    }
  };

  const decide = async (values: ReminderValues) => {
    if (opened.date !== null && needsScope(toChanges(opened.before, values))) setAsking(values);
    else await send(values);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, errors)) return;
    await form.handleSubmit(decide)(event);
  };

  return (
    <FormDialog
      title={isMade(subject) ? <Trans>Edit reminder</Trans> : <Trans>New reminder</Trans>}
      guard={() => isDirty}
      saving={saving}
      errorMessage={submitError}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      beside={
        asking &&
        opened.date !== null && (
          <SeriesQuestion
            day={opened.date}
            today={today}
            saving={saving}
            onChoose={(scope) => void send(asking, scope)}
            onClose={() => setAsking(null)}
          />
        )
      }
    >
      <ReminderFields
        form={form}
        today={today}
        known={isMade(subject) ? subject.category_label : null}
        CategoryField={CategoryField}
        plain={isMade(subject) && subject.debt_id !== null}
      />
    </FormDialog>
  );
}

/** The day on which a stored reminder shows; where one that moves falls only the server knows. */
function getShownDay(values: ReminderValues, { next }: Reminder): string {
  const first = getFirstDate(values);
  const moves = values.shift !== "" || values.month_day === "0";
  return moves ? (next?.day ?? first) : first;
}
