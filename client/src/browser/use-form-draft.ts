import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

import { deleteDraft, saveDraft, takeDraft, trackDraft } from "./draft-storage";

/** A form of react-hook-form, or what stands in for one over a reload. */
interface DraftForm<Values extends FieldValues> {
  getValues: () => Values;
  reset: (values: Values, options: { keepDefaultValues: boolean }) => void;
  subscribe?: UseFormReturn<Values>["subscribe"];
}

interface DraftOptions<Values> {
  /**
   * By default the draft is stored only while the page itself reloads. "tab" stores it as soon as
   * something is typed, for the life of this tab, until the form is saved or reset.
   */
  storage?: "tab";
  /** Who types; only "tab" needs it, and gives the draft back to the same person only. */
  owner?: string | undefined;
  /** Fields that are never stored, such as passwords. */
  secrets?: readonly (keyof Values)[];
}

interface OwnedDraft<Values> {
  owner: string;
  values: Partial<Values>;
}

/** Keeps what is typed in a form for a later visit of this tab, and restores it. */
export function useFormDraft<Values extends FieldValues>(
  key: string,
  { getValues, reset, subscribe }: DraftForm<Values>,
  { storage, owner, secrets = [] }: DraftOptions<Values> = {},
): void {
  const hidden = secrets.join();
  useEffect(() => {
    const select = (values: Values, changed?: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(values).filter(
          ([name]) => (!changed || changed[name]) && !hidden.split(",").includes(name),
        ),
      );
    const restore = (values: Partial<Values> | null) => {
      if (values) reset({ ...getValues(), ...values }, { keepDefaultValues: true });
    };

    if (!storage) {
      restore(takeDraft(key));
      return trackDraft(key, () => select(getValues()));
    }
    if (!owner) return;
    const unsubscribe = subscribe?.({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields }) => {
        // Only what was typed: the other fields may change elsewhere meanwhile.
        if (isDirty) saveDraft(key, { owner, values: select(values, { ...dirtyFields }) });
        else deleteDraft(key);
      },
    });
    const draft = takeDraft<OwnedDraft<Values>>(key);
    if (draft?.owner === owner) restore(draft.values);
    return unsubscribe;
  }, [key, owner, storage, getValues, reset, subscribe, hidden]);
}
