import { lazyPart } from "../lazy-screen";
import { offlineNotice, waitingEntries } from "./outbox-details";
import { wordsOf } from "./words";

/** Sends what waits on this device, and counts it; its code comes when something waits. */
export const outboxBar = lazyPart({
  load: () => import(/* webpackChunkName: "outbox" */ "./OutboxBar"),
  words: [wordsOf("outbox")],
});

/** Fetches what shows without a connection, while there is one. */
export async function preloadOutbox(): Promise<void> {
  await Promise.all([outboxBar, waitingEntries, offlineNotice].map((part) => part.preload()));
}
