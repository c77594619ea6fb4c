import type { QueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { BACKGROUND_HEADER } from "@/api/transport";

import { startPoller } from "./poller";
import { LETTER_KEY, LIST_KEY, rememberUnread, UNREAD_KEY, type UnreadAnswer } from "./unread";

const CHANNEL = "lumbung-notices";

const REMINDERS_KEY = ["reminders"];

/** The message to other tabs of the same person after a poll. */
interface Heard extends Answer {
  owner: string;
}

/** What the server said, and the mark under which it says it again. */
interface Answer extends UnreadAnswer {
  mark: string | null;
}

/** Fetches the number of unread notifications; null if nothing has changed since `mark`. */
async function askServer(mark: string | null): Promise<Answer | null> {
  const headers: Record<string, string> = { [BACKGROUND_HEADER]: "1" };
  if (mark) headers["If-None-Match"] = mark;
  const answer = await api.GET("/notifications", { params: { query: { limit: 1 } }, headers });
  if (answer.response.status === 304) return null;
  const { unread, letter } = payloadOf(answer);
  return { unread, letter, mark: answer.response.headers.get("ETag") };
}

/** Keeps the number of unread notices right without a reload; returns how to stop. */
export function watchNotifications(client: QueryClient, owner: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let mark: string | null = null;

  const count = () => client.getQueryData<number>(UNREAD_KEY);
  const counted = () => client.getQueryState(UNREAD_KEY)?.dataUpdatedAt ?? 0;

  /** Refetches the list as well, but not after the first answer. */
  const take = (next: Answer) => {
    const first = mark === null && count() === undefined;
    mark = next.mark;
    rememberUnread(client, next);
    if (first) return;
    void client.invalidateQueries({ queryKey: LIST_KEY });
    void client.invalidateQueries({ queryKey: REMINDERS_KEY });
  };

  const ask = async () => {
    // Later invalidations need another request.
    client.setQueryData(UNREAD_KEY, (unread?: number) => unread);
    const before = counted();
    const next = await askServer(mark);
    // One was read meanwhile, so the answer may be outdated.
    if (counted() !== before) return true;
    if (next) take(next);
    const letter = client.getQueryData<string | null>(LETTER_KEY) ?? null;
    channel.postMessage({ owner, unread: count() ?? 0, letter, mark } satisfies Heard);
    return next !== null;
  };

  const asking = startPoller(ask);
  channel.onmessage = ({ data }: MessageEvent<Heard>) => {
    if (data.owner !== owner) return;
    const changed = data.mark !== mark;
    if (changed) take(data);
    asking.heard(changed);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "invalidate") return;
    const [root, part] = event.query.queryKey;
    if (root === UNREAD_KEY[0] && part === UNREAD_KEY[1]) asking.now();
  });
  return () => {
    unsubscribe();
    asking.stop();
    channel.close();
  };
}
