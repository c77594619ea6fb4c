import { vi } from "vitest";

/** The objects of a database by the names of its stores, by their keys. */
type Stores = Map<string, { path: string; objects: Map<string, unknown> }>;

/** A request that succeeds right after whoever made it has set its handlers. */
function soon<Result>(result: Result, ...before: string[]): IDBRequest<Result> {
  const request = Object.assign(new EventTarget(), { result, error: null });
  queueMicrotask(() => {
    for (const name of [...before, "onsuccess"]) {
      (Reflect.get(request, name) as (() => void) | undefined)?.();
    }
  });
  return request as unknown as IDBRequest<Result>;
}

function storeOf(stores: Stores, name: string) {
  const { path, objects } = stores.get(name) ?? { path: "", objects: new Map() };
  return {
    getAll: () => soon(structuredClone([...objects.values()])),
    put: (object: object) => soon(objects.set(String(Reflect.get(object, path)), object)),
    delete: (key: string) => soon(objects.delete(key)),
  };
}

interface Database {
  onversionchange?: () => void;
}

function databaseOf(stores: Stores): Database & Record<string, unknown> {
  return {
    close: () => undefined,
    createObjectStore: (name: string, { keyPath }: { keyPath: string }) =>
      stores.set(name, { path: keyPath, objects: new Map() }),
    transaction: () => {
      const transaction: { oncomplete?: () => void; objectStore: unknown } = {
        objectStore: (name: string) => storeOf(stores, name),
      };
      setTimeout(() => transaction.oncomplete?.());
      return transaction;
    },
  };
}

const databases = new Map<string, Stores>();
const open = new Map<string, Database>();

/** Gives the page databases in memory, as far as it uses them: the simulated browser has none. */
export function storeInMemory(): void {
  vi.stubGlobal("indexedDB", {
    open: (name: string) => {
      const isNew = !databases.has(name);
      const stores: Stores = databases.get(name) ?? new Map();
      databases.set(name, stores);
      const database = databaseOf(stores);
      open.set(name, database);
      return soon(database, ...(isNew ? ["onupgradeneeded"] : []));
    },
    deleteDatabase: (name: string) => {
      open.get(name)?.onversionchange?.();
      return soon(databases.delete(name));
    },
  });
}
