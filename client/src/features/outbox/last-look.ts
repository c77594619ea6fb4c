import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";

import { deleteDatabase, deleteObject, putObject, readAll } from "@/browser/device-database";
import { createStore } from "@/lib/store";

const KEY = "last-look";
const ON = "on";
/** Changes within this time are written together, in milliseconds. */
const PAUSE = 50;

/** What this device keeps of some answers. */
export interface DeviceView {
  /** How the keys of their queries begin. */
  at: QueryKey;
  /** Recording needs it, so it is kept in any case; it tells no amounts. */
  always?: boolean;
  /** Where it is shown, if it does not stand for the whole answer. */
  as?: (key: QueryKey) => QueryKey;
  /** What is kept of an answer; undefined for nothing. */
  pick?: (answer: unknown, key: QueryKey) => unknown;
}

/** A view as it is stored. */
interface StoredView {
  id: string;
  owner: string;
  key: QueryKey;
  value: unknown;
  always: boolean;
  /** When it was answered: Unix milliseconds. */
  at: number;
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === ON;
  } catch {
    return false;
  }
}

/** Whether this device keeps the last overview and the newest entries. */
export const lastLook = createStore(read());

const isBelow = (key: QueryKey, at: QueryKey) => at.every((part, place) => key[place] === part);

/** Whether a view of an answer is kept now. */
function isKept({ at, always }: DeviceView, { queryKey, state }: Query): boolean {
  const isWanted = always || lastLook.get();
  return isWanted && state.status === "success" && isBelow(queryKey, at);
}

function toStored(owner: string, view: DeviceView, { queryKey, state }: Query): StoredView | null {
  const { always = false, as, pick } = view;
  const value = pick ? pick(state.data, queryKey) : state.data;
  if (value === undefined) return null;
  const key = as ? as(queryKey) : queryKey;
  return { id: `${owner} ${hashKey(key)}`, owner, key, value, always, at: state.dataUpdatedAt };
}

const ofOwner = async (owner: string) =>
  (await readAll<StoredView>("views").catch((): StoredView[] => [])).filter(
    (view) => view.owner === owner,
  );

/** Keeps views of what an account has looked at, from now on. */
export function keepViews(
  client: QueryClient,
  owner: string,
  views: readonly DeviceView[],
): () => void {
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    for (const query of changed) {
      for (const view of views.filter((each) => isKept(each, query))) {
        const stored = toStored(owner, view, query);
        // Without room for it, the last look is older.
        if (stored) void putObject("views", stored).catch(() => undefined);
      }
    }
    changed.clear();
  };
  const note = (query: Query) => {
    if (!views.some((view) => isKept(view, query))) return;
    changed.add(query);
    timer ??= setTimeout(write, PAUSE);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) note(query);
  const unsubscribe = [
    cache.subscribe(({ type, query }) => {
      // What came with the page is there from the beginning.
      if (type === "added" || type === "updated") note(query);
    }),
    lastLook.subscribe(() => {
      for (const query of cache.getAll()) note(query);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const leave of unsubscribe) leave();
  };
}

/** Whether this device keeps what lies under a key. */
export async function hasView(owner: string, key: QueryKey): Promise<boolean> {
  return (await ofOwner(owner)).some((view) => hashKey(view.key) === hashKey(key));
}

/** Shows what this device keeps of an account, where nothing newer is there. */
export async function showViews(client: QueryClient, owner: string): Promise<void> {
  for (const { key, value, at } of await ofOwner(owner)) {
    if (client.getQueryData(key) !== undefined) continue;
    // The dialog that needs it may open much later.
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(key, value, { updatedAt: at });
  }
}

/** Deletes what this device keeps of an account, and the database when it is empty then. */
export async function deleteViews(owner: string): Promise<void> {
  lastLook.set(false);
  for (const { id } of await ofOwner(owner)) await deleteObject("views", id);
  const rest = await Promise.all([readAll("views"), readAll("outbox")]).catch(() => [[], []]);
  if (rest.flat().length === 0) await deleteDatabase();
}

/** Lets this device keep the last look, or deletes it. */
export async function setLastLook(owner: string, on: boolean): Promise<void> {
  if (on) {
    localStorage.setItem(KEY, ON);
    lastLook.set(true);
    return;
  }
  localStorage.removeItem(KEY);
  lastLook.set(false);
  for (const { id, always } of await ofOwner(owner)) {
    if (!always) await deleteObject("views", id);
  }
}
