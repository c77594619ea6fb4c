import { useEffect, useState } from "react";

import { type LazyPart, lazyPart } from "../lazy-screen";
import { wordsOf } from "./words";

const words = [wordsOf("outbox")];

/** Sends what waits on this device; its code comes when something waits. */
export const outboxBar = lazyPart({
  load: () => import(/* webpackChunkName: "outbox" */ "./OutboxBar"),
  words,
});

/** What waits, above the list of transactions. */
export const waitingEntries = lazyPart({
  load: () => import(/* webpackChunkName: "outbox" */ "./pages/transactions/WaitingPart"),
  words: [...words, wordsOf("install")],
});

/** Fetches both while there is a connection. */
export async function preloadOutbox(): Promise<void> {
  await Promise.all([outboxBar.preload(), waitingEntries.preload()]);
}

/** Whether a part is wanted and can be shown; where it cannot be fetched, the page does without. */
export function useLoadedPart(part: LazyPart, wanted: boolean): boolean {
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
