import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

import { forgetDraft, keepDraft, takeDraft } from "./drafts";

interface Kept<Values> {
  /** Whose it is. */
  owner: string;
  values: Partial<Values>;
}

/**
 * Keeps what is typed in a form while the person looks elsewhere or reloads, in this tab and for
 * the same person only, until it is saved or put back. The fields named in `secrets` (passwords)
 * are never kept.
 */
export function useLastingDraft<Values extends FieldValues>(
  key: string,
  owner: string | undefined,
  { reset, subscribe, getValues }: UseFormReturn<Values>,
  secrets: readonly (keyof Values)[] = [],
): void {
  const hidden = secrets.join();
  useEffect(() => {
    if (!owner) return;
    const end = subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields }) => {
        // Only what was typed: the rest may be changed elsewhere meanwhile.
        const changed: Record<string, unknown> = { ...dirtyFields };
        const names = new Set(hidden.split(","));
        const typed = Object.entries(values).filter(([name]) => changed[name] && !names.has(name));
        if (isDirty) keepDraft(key, { owner, values: Object.fromEntries(typed) });
        else forgetDraft(key);
      },
    });
    const kept = takeDraft<Kept<Values>>(key);
    if (kept?.owner === owner) {
      reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
    }
    return end;
  }, [key, owner, reset, subscribe, getValues, hidden]);
}
