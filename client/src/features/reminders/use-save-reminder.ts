import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { AppError } from "@/api/errors";
import { useToast } from "@/ui/feedback/use-toast";

import { useAddReminder, useSplitReminder, useUpdateReminder } from "./queries";
import { changesRhythm, type ReminderValues, toBody, toChanges } from "./reminder-values";
import type { Reminder, ReminderChanges, Scope } from "./types";

/** The reminder as another device left it, when that is why the change was refused. */
export function findConflict(error: unknown): Reminder | null {
  if (!(error instanceof AppError) || error.status !== 412) return null;
  return (error.datas[0] as Reminder | undefined) ?? null;
}

interface Saved {
  /** Null when there was nothing to change. */
  reminder: Reminder | null;
}

interface SaveOptions {
  /** Null for a new one. */
  reminder: Reminder | null;
  before: ReminderValues;
  /** The date of a series that is changed; all of it without one. */
  date: string | null;
}

/** Whether one has to be asked which dates a change is about. */
export function needsScope(changes: ReminderChanges): boolean {
  return Object.keys(changes).length > 0 && !changesRhythm(changes);
}

/** Stores what the form holds; what another device has changed meanwhile is said first. */
export function useSaveReminder({ reminder, before, date }: SaveOptions) {
  const { t } = useLingui();
  const toast = useToast();
  const [seen, setSeen] = useState(reminder);
  const add = useAddReminder();
  const change = useUpdateReminder();
  const split = useSplitReminder();

  const store = async (values: ReminderValues, scope: Scope): Promise<Reminder | null> => {
    if (!seen) return await add.mutateAsync(toBody(values));
    const changes = toChanges(before, values);
    if (Object.keys(changes).length === 0) return null;
    if (date === null) return await change.mutateAsync({ seen, changes });
    return (await split.mutateAsync({ seen, day: date, scope, changes })).changed;
  };

  const save = async (values: ReminderValues, scope: Scope = "later"): Promise<Saved> => {
    try {
      const stored = await store(values, scope);
      const { description } = values;
      if (stored) toast({ tone: "success", text: t`Saved: ${description}.` });
      return { reminder: stored };
    } catch (error) {
      const now = findConflict(error);
      // Saving once more then means to go over that change.
      if (now) setSeen(now);
      throw error;
    }
  };
  return { save, saving: add.isPending || change.isPending || split.isPending };
}
