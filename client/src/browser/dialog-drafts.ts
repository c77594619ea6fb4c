import { useEffect, useRef, useState } from "react";

import {
  deleteDraft,
  DIALOG_PREFIX,
  openDialogDrafts,
  saveDraft,
  saveTrackedDrafts,
  takeDraft,
  trackDraft,
  UNLOAD_MARK,
} from "./draft-storage";

/**
 * Which dialog of a page is open. It is opened again after a reload or when the session ran out,
 * for the same person only, if something that was typed in it is kept.
 */
export function useRestoredDialog<Wish>(page: string, owner: string | undefined) {
  const name = `${DIALOG_PREFIX}-${page}-${owner ?? ""}`;
  const [wish, setWish] = useState<Wish | null>(null);

  useEffect(() => {
    if (!owner) return;
    // Later than a dialog that it lies in, which takes the focus first.
    const opening = setTimeout(() => {
      const kept = takeDraft<Wish>(name);
      if (kept !== null) setWish(kept);
    });
    return () => clearTimeout(opening);
  }, [name, owner]);

  useEffect(
    () => (wish !== null && owner ? trackDraft(name, () => wish) : undefined),
    [name, wish, owner],
  );
  return [wish, setWish] as const;
}

/**
 * Keeps the dialog that is open, and what is typed in it under this name, when the person reloads
 * the page, as long as there is something to lose.
 */
export function useDraftOnUnload(name: string, holds: () => boolean): void {
  const latest = useRef(holds);
  useEffect(() => {
    latest.current = holds;
  });

  useEffect(() => {
    const leave = () => {
      if (!latest.current()) return;
      saveTrackedDrafts([...openDialogDrafts(), name]);
      saveDraft(UNLOAD_MARK, true);
    };
    // The page comes back as it was left, with everything that was typed.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        for (const draft of [...openDialogDrafts(), name, UNLOAD_MARK]) deleteDraft(draft);
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
    };
  }, [name]);
}

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
