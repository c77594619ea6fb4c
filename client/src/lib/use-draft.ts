import { useEffect, useRef, useState } from "react";

import { followDraft, takeDraft } from "./drafts";

interface DraftForm<Values> {
  getValues: () => Values;
  reset: (values: Values, options: { keepDefaultValues: boolean }) => void;
}

/**
 * Carries what is typed in a form over a reload that the page itself causes.
 * The fields named in `secrets` (passwords) are never kept.
 */
export function useDraft<Values extends object>(
  key: string,
  { getValues, reset }: DraftForm<Values>,
  secrets: readonly (keyof Values)[] = [],
): void {
  const hidden = secrets.join();
  useEffect(() => {
    const kept = takeDraft<Partial<Values>>(key);
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    return followDraft(key, () => {
      const names = new Set(hidden.split(","));
      return Object.fromEntries(Object.entries(getValues()).filter(([name]) => !names.has(name)));
    });
  }, [key, getValues, reset, hidden]);
}

/** The same for what is typed without a form. */
export function useStateDraft<Values extends object>(
  key: string,
  values: Values,
  setValues: (values: Values) => void,
): void {
  const latest = useRef({ values, setValues });
  useEffect(() => {
    latest.current = { values, setValues };
  });
  const [form] = useState(() => ({
    getValues: () => latest.current.values,
    reset: (kept: Values) => latest.current.setValues(kept),
  }));
  useDraft(key, form);
}
