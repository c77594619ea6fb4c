import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";

import { deleteDatabase, deleteObject, putObject, readAll } from "@/browser/device-database";
import { createStore } from "@/lib/store";

const KEY = "last-look";
const ON = "on";
/** What recording needs, by the first part of the key; it tells no amounts. */
const ALWAYS = ["categories"];
/** What the last look shows: the overview, the list, and what both name. */
const LOOKED_AT = ["overview", "transactions", "me", "wallets"];
/** Changes within this time are written together, in milliseconds. */
const PAUSE = 50;

/** An answer of the server as this device keeps it. */
interface StoredView {
  id: string;
  owner: string;
  key: QueryKey;
  value: unknown;
  /** When it was answered: Unix milliseconds. */
  at: number;
}

/** The pages of a list. */
interface Pages {
  pages: unknown[];
  pageParams: unknown[];
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

const isKept = ([first]: QueryKey) =>
  ALWAYS.includes(String(first)) || (lastLook.get() && LOOKED_AT.includes(String(first)));

/** A filtered list, or one in another order, is no last look. */
function isBare([first, , filters]: QueryKey, bare: unknown): boolean {
  return first !== "transactions" || hashKey([filters]) === hashKey([bare]);
}

/** Only the first page, so that the newest 50 entries are kept. */
function firstPage(value: unknown): unknown {
  const { pages, pageParams } = (value ?? {}) as Partial<Pages>;
  if (!pages || !pageParams) return value;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

const ofOwner = async (owner: string) =>
  (await readAll<StoredView>("views").catch((): StoredView[] => [])).filter(
    (view) => view.owner === owner,
  );

/** Keeps what an account has looked at, from now on; `bare` are the filters of the whole list. */
export function keepViews(client: QueryClient, owner: string, bare: unknown): () => void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    for (const [id, { queryKey, state }] of changed) {
      if (!isKept(queryKey)) continue;
      const value = firstPage(state.data);
      const view: StoredView = { id, owner, key: queryKey, value, at: state.dataUpdatedAt };
      // Without room for it, the last look is older.
      void putObject("views", view).catch(() => undefined);
    }
    changed.clear();
  };
  const note = (query: Query) => {
    const { queryKey, state } = query;
    if (state.status !== "success" || !isKept(queryKey) || !isBare(queryKey, bare)) return;
    changed.set(`${owner} ${hashKey(queryKey)}`, query);
    timer ??= setTimeout(write, PAUSE);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) note(query);
  const unsubscribe = [
    cache.subscribe(({ type, query }) => {
      if (type === "updated") note(query);
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
  for (const { id, key } of await ofOwner(owner)) {
    if (!ALWAYS.includes(String(key[0]))) await deleteObject("views", id);
  }
}
