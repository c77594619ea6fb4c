import { useEffect, useRef } from "react";

import { takeDraft, trackDraft } from "./draft-storage";

/** Keeps what is typed without a form over a reload of the page, and restores it. */
export function useStateDraft<Values extends object>(
  key: string,
  values: Values,
  setValues: (values: Values) => void,
): void {
  const latest = useRef({ values, setValues });
  useEffect(() => {
    latest.current = { values, setValues };
  });
  useEffect(() => {
    const draft = takeDraft<Partial<Values>>(key);
    if (draft) latest.current.setValues({ ...latest.current.values, ...draft });
    return trackDraft(key, () => latest.current.values);
  }, [key]);
}
