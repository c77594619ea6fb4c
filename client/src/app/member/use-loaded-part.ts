import { useEffect, useState } from "react";

import type { LazyPart } from "../lazy-screen";

/** Whether a part is wanted and can be shown; where it cannot be fetched, the page does without. */
export function useLoadedPart(part: Pick<LazyPart, "preload">, wanted: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    part.preload().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [part, wanted]);
  return wanted && loaded;
}
