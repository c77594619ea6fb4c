import { useEffect, useState } from "react";

import { DIALOG_PREFIX, takeDraft, trackDraft } from "./draft-storage";

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
